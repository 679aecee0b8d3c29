import { spawn } from 'node:child_process'
import { repositoryRoot } from './repositoryRoot'

export type Tool = {
  command: string
  args: string[]
  /** The repository, unless it works elsewhere. */
  cwd?: string
  env?: Record<string, string>
  timeLimitMs: number
  onOutput?: (text: string) => void
}

export type ToolOutcome = {
  /** What a shell would say: 0 is success, 128 and more a signal. */
  code: number
  output: string
  timedOut: boolean
}

/** No tool of ours asks a person, phones home or needs the network. */
export const quietEnvironment = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' }

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Tools that close databases and browsers get this long before they are ended for good. */
const graceMs = 5_000

/**
 * Runs a tool to its end. The tool leads a process group of its own, so that a time limit, Ctrl-C or our own end
 * takes everything it started with it: a bundler's workers, a test run's service and database.
 */
export async function runTool(tool: Tool): Promise<ToolOutcome> {
  const child = spawn(tool.command, tool.args, {
    cwd: tool.cwd ?? repositoryRoot,
    env: { ...process.env, ...quietEnvironment, ...tool.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  let timedOut = false
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    tool.onOutput?.(chunk.toString())
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)

  const kill = (signal: NodeJS.Signals) => killGroup(child.pid, signal)
  const killNow = () => kill('SIGKILL')
  const passOn = (signal: NodeJS.Signals) => {
    kill(signal)
    setTimeout(() => process.exit(128), graceMs)
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  let lastResort: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    timedOut = true
    kill('SIGTERM')
    lastResort = setTimeout(killNow, graceMs)
  }, tool.timeLimitMs)
  process.once('exit', killNow)
  endingSignals.forEach((signal) => process.once(signal, passOn))

  try {
    const code = await new Promise<number>((resolve) => {
      child.once('error', (error) => {
        output += error.message
        resolve(127)
      })
      child.once('close', (exitCode, signal) => resolve(exitCode ?? (signal ? 128 : 1)))
    })
    // What a tool left running in its group would hold ports and memory for the next one.
    kill('SIGKILL')
    return { code: timedOut && code === 0 ? 1 : code, output, timedOut }
  } finally {
    clearTimeout(limit)
    clearTimeout(lastResort)
    process.removeListener('exit', killNow)
    endingSignals.forEach((signal) => process.removeListener(signal, passOn))
  }
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}
