import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { awaitReadyLine } from '@/scripts/support/awaitReadyLine'
import { hasEnded } from '@/scripts/support/endProcess'
import { leashVariable } from '@/scripts/support/leash'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { TEST_PORTAL_KEY } from '@/__tests__/support/service'

/** The real service in a process of its own, to be treated badly. */
export interface Instance {
  url: string
  /** Rejects when the process ends before it is ready. */
  ready: Promise<void>
  /** SIGKILL: it has no chance to say or finish anything. Rejects when it had ended by itself before. */
  kill(): Promise<void>
  /** Whatever state it is in, it is gone afterwards: for clearing up. */
  end(): Promise<void>
  /** SIGTERM: asks it to end well, and gives its exit code. */
  stop(): Promise<number | null>
  /** SIGSTOP and SIGCONT: it stands still and knows nothing of it. */
  pause(): void
  resume(): void
  /** What it printed. */
  output(): string
}

/** Short enough to see many tries in a test; the service's own defaults are for days. */
const BRISK = {
  WEBHOOK_ALLOW_LOOPBACK: '1',
  WEBHOOK_TIMEOUT_SECONDS: '1',
  WEBHOOK_FIRST_PAUSE_SECONDS: '1',
  WEBHOOK_LONGEST_PAUSE_SECONDS: '1',
}

const READY = /\bready at (https?:\/\/\S+)/i
const START_LIMIT_MS = 60_000
/** Longer than ending well ever takes. */
const STOP_LIMIT_MS = 30_000

const running = new Set<ChildProcess>()

export function startInstance(port: number, env: Record<string, string>): Instance {
  const { DATABASE_URL: _ownDatabase, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/service.ts'], {
    cwd: repositoryRoot,
    env: {
      ...inherited,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '0',
      PORTAL_KEY: TEST_PORTAL_KEY,
      LOG_LEVEL: 'error',
      [leashVariable]: '1',
      ...BRISK,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // A killed process does not read what we hold for it.
  child.stdin.on('error', () => undefined)
  let output = ''
  const read = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)

  const ready = awaitReadyLine(child, { name: 'The service', line: READY, timeLimitMs: START_LIMIT_MS }).then(
    () => undefined,
  )
  // Whoever kills it while it starts does not wait for it to be ready.
  ready.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    kill: async () => {
      if (hasEnded(child)) throw new Error(`The service ended by itself. It printed:\n${output}`)
      await end(child, 'SIGKILL')
    },
    end: () => end(child, 'SIGKILL'),
    stop: async () => {
      await end(child, 'SIGTERM')
      return child.exitCode
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    output: () => output,
  }
}

/** For `afterAll`: nothing that a test started outlives it, however the test ended. */
export async function endInstances(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await gone
  clearTimeout(impatience)
}

/**
 * A free port below those that the system gives to outgoing connections: it stays free while the service that
 * listens there is dead.
 */
export async function findSteadyPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
