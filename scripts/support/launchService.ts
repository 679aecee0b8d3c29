import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { awaitReadyLine } from './awaitReadyLine'
import { endProcess } from './endProcess'
import { leashVariable } from './leash'
import { repositoryRoot } from './repositoryRoot'

export type LaunchedService = {
  url: string
  pid: number
  /** Everything printed since the service was ready. */
  output: () => string
  stop: () => Promise<void>
}

type LaunchOptions = {
  /** `start` builds and serves the web app too, `service` is the API and the portal only. */
  script: 'start' | 'service'
  env?: Record<string, string>
  /** A first start makes the database, and `start` may build the app before. */
  timeLimitMs?: number
}

const readyLine = /\bready at (https?:\/\/\S+)/i

/** Starts the real service as people do, with demo data in a folder of its own and on a free port. */
export async function launchService(options: LaunchOptions): Promise<LaunchedService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tote-service-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${options.script}.ts`], {
    cwd: repositoryRoot,
    env: {
      ...withoutDatabase(process.env),
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: '1',
      // Orders that come by themselves would get in the way of whoever counts them.
      DEMO_ORDER_SECONDS: '0',
      DATA_DIR: dataDir,
      [leashVariable]: '1',
      ...options.env,
    },
    // The open stdin is the leash: when this process is killed, the service notices and ends as well.
    stdio: ['pipe', 'pipe', 'pipe'],
  })

  try {
    const url = await awaitReadyLine(child, {
      name: 'The service',
      line: readyLine,
      timeLimitMs: options.timeLimitMs ?? 120_000,
    })
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    return {
      url: url.replace(/\/$/, ''),
      pid: child.pid ?? 0,
      output: () => output,
      stop: async () => {
        await endProcess(child)
        await removeData()
      },
    }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** Tests never write into a database that somebody configured for their own work. */
function withoutDatabase(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: _databaseUrl, PORTAL_KEY: _portalKey, ...rest } = env
  return rest
}
