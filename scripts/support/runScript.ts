import { complainAboutNode } from './nodeVersion'

/** Runs a script's work. What goes wrong is told in one sentence; the stack is for those who ask with DEBUG=1. */
export function runScript(work: () => Promise<void>): void {
  const complaint = complainAboutNode(process.version)
  if (complaint) {
    console.error(complaint)
    process.exitCode = 1
    return
  }
  work().catch((error: unknown) => {
    const stack = error instanceof Error && process.env.DEBUG ? error.stack : undefined
    console.error(stack ?? (error instanceof Error ? error.message : String(error)))
    process.exit(1)
  })
}
