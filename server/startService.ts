import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from './app'
import type { Config } from './config'
import type { Deps } from './deps'
import { openDatabase, type Database } from './db/database'
import { migrate } from './db/migrate'
import { startDemoCustomers } from './demo/customers'
import { fillDemo, type DemoAccess } from './demo/fillDemo'
import { connectInbox } from './demo/inbox/connectInbox'
import { ensurePortalKey, type PortalKey } from './portal/portalKey'
import { openQueue, type Queue } from './queue/queue'
import { startJobWorker } from './jobs/worker'
import { startWebhookWorker } from './webhooks/worker'

export interface RunningService {
  app: FastifyInstance
  deps: Deps
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  address: string
  portalKey: PortalKey
  demo: DemoAccess | undefined
  /** Ends well: requests under way finish, jobs go back to the queue, the database closes. */
  stop(): Promise<void>
}

/** Something outside the service keeps it from starting: the message says what to do, in one sentence. */
export class StartProblem extends Error {}

export interface StartOptions extends AppOptions {
  /** Another clock, for tests that stand 60 days away. */
  now?: () => Date
  /** The embedded engine broke down: the process had better end. */
  onBreakdown?: (problem: Error) => void
}

export async function startService(config: Config, options: StartOptions = {}): Promise<RunningService> {
  const opened: { stop(): Promise<unknown> }[] = []
  const stop = async () => {
    while (opened.length > 0) await opened.pop()?.stop()
  }
  try {
    const db = await openDatabase({ ...config, onBreakdown: options.onBreakdown })
    opened.push({ stop: () => db.close() })
    await migrate(db.sql)
    const queue = await startQueue(db)
    opened.push(queue)
    const deps = { config, db, queue, now: options.now ?? (() => new Date()) }
    opened.push(await startWebhookWorker(deps))
    opened.push(await startJobWorker(deps))
    const demo = config.demo ? await fillDemo(db.sql, queue, deps.now()) : undefined
    const app = await buildApp(deps, options)
    opened.push({ stop: () => closeWell(app) })
    opened.push(startDemoCustomers(deps))
    const address = await listen(app, config)
    // Last of all: a key that is made when the start then fails would never be shown to anybody.
    const portalKey = await ensurePortalKey(db.sql, config)
    if (demo) await connectInbox(deps, address)
    return { app, deps, address, portalKey, demo, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const startQueue = (db: Database): Promise<Queue> =>
  openQueue(db, (error) => process.stderr.write(`The job queue has trouble: ${error.message}\n`))

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host })
  } catch (cause) {
    throw new StartProblem(whyNotListening(cause, config), { cause })
  }
}

/** A request that takes longer is cut off: whoever asked us to end has little more patience. */
const REQUEST_GRACE_MS = 5_000
const SWEEP_MS = 50

/**
 * Answers what was asked and takes no more. Node closes the connections that are idle at the start only; one that
 * falls idle later would keep the service from ending for as long as its client likes to keep it.
 */
async function closeWell(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const impatience = setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(impatience)
  }
}

function whyNotListening(cause: unknown, { port, host }: Config): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program; end that one, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} needs special rights; choose one above 1023: PORT=8080 npm start`
  return `Cannot listen on ${host}, port ${port}; check HOST and PORT.`
}
