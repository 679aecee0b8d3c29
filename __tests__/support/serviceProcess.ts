import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { awaitReadyLine } from '@/scripts/support/awaitReadyLine'
import { endProcess } from '@/scripts/support/endProcess'
import { leashVariable } from '@/scripts/support/leash'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

/** The real service in a process of its own, as `npm run service` starts it. */
export interface ServiceProcess {
  /** Where it listens; fails when it ends before that. */
  address(): Promise<string>
  stdout(): string
  stderr(): string
  /** The code with which it ends, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  signal(signal: NodeJS.Signals): void
  end(): Promise<void>
}

const QUIET = { PORT: '0', DEMO: '0', DATABASE_URL: '', PORTAL_KEY: '', LOG_LEVEL: 'warn' }

export function startProcess(env: Record<string, string>): ServiceProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/service.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, HOST: '127.0.0.1', ...QUIET, [leashVariable]: '1', ...env },
    // The open stdin is the leash: a test run that is killed takes the service with it.
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ready = awaitReadyLine(child, { name: 'The service', line: /ready at (\S+)/, timeLimitMs: 60_000 })
  // Many of these are meant to end early; whoever wants the address hears of it.
  ready.catch(() => undefined)
  return {
    address: () => ready,
    stdout: collect(child.stdout),
    stderr: collect(child.stderr),
    ended: endOf(child),
    signal: (signal) => child.kill(signal),
    end: () => endProcess(child),
  }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

/** `close` comes after the last output, `exit` may come before. */
async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return code ?? signal
}
