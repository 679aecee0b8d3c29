import { type ChildProcess } from 'node:child_process'

/** Long enough to finish a request and close the database, short enough not to be mistaken for a hang. */
const graceMs = 10_000

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Asks a process to end, then ends it. Resolves once it is gone, so that its port and its folder are free. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  const impatience = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(impatience)
}
