import pg from 'pg'
import postgres from 'postgres'
import { openEmbeddedEngine } from './embedded/engine'

/** Both a database and a transaction: what a repository's SQL runs on. */
export type Sql = postgres.Sql
export type Tx = postgres.TransactionSql
export type SqlOrTx = Sql | Tx

/** One SQL for two engines: a PostgreSQL server, or the embedded one that speaks the same wire protocol. */
export interface Database {
  kind: 'postgres' | 'embedded'
  /** For requests. */
  sql: Sql
  /** For jobs: a long statement would block what requests have pipelined behind it. */
  jobsSql: Sql
  /** For the queue, which speaks through `pg`. */
  queuePool: pg.Pool
  close(): Promise<void>
}

/** The database cannot be reached or opened: the message says what to do, in one sentence. */
export class DatabaseProblem extends Error {}

export interface DatabaseLocation {
  databaseUrl?: string | undefined
  /** A folder, or `memory` for a database that ends with the process. */
  dataDir: string
  /** The embedded engine broke down; nothing works any more until the process starts anew. */
  onBreakdown?: ((problem: Error) => void) | undefined
}

/** The longest a request waits for a connection to a PostgreSQL that does not answer. */
const CONNECT_TIMEOUT_SECONDS = 10

/** An instance that freezes inside a transaction must not keep its rows from the others for ever. */
const IDLE_TRANSACTION_MS = 30_000

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl ? openServer(location.databaseUrl) : openEmbedded(location)
}

const quiet = { onnotice: () => undefined }

async function openServer(url: string): Promise<Database> {
  const options = {
    ...quiet,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    connection: { idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS },
  }
  const sql = postgres(url, { ...options, max: 10 })
  const jobsSql = postgres(url, { ...options, max: 4 })
  const queuePool = new pg.Pool({ connectionString: url, max: 6 })
  // An idle connection that the server ends must not end the process; the pool opens another.
  queuePool.on('error', () => undefined)
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), jobsSql.end({ timeout: 5 }), queuePool.end()])
  }
  try {
    await sql`select 1`
  } catch (cause) {
    await close()
    throw new DatabaseProblem(
      'PostgreSQL at DATABASE_URL does not answer; check the address, the name and the password.',
      { cause },
    )
  }
  return { kind: 'postgres', sql, jobsSql, queuePool, close }
}

async function openEmbedded({ dataDir, onBreakdown }: DatabaseLocation): Promise<Database> {
  const engine = await openEmbeddedEngine({ dataDir, ...(onBreakdown && { onCrash: onBreakdown }) })
  const options = { ...quiet, user: 'postgres', database: 'postgres', socket: () => engine.connect() }
  const sql = postgres({ ...options, max: 4 } as postgres.Options<Record<string, never>>)
  const jobsSql = postgres({ ...options, max: 2 } as postgres.Options<Record<string, never>>)
  const queuePool = new pg.Pool({
    stream: () => engine.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 3,
  })
  queuePool.on('error', () => undefined)
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), jobsSql.end({ timeout: 5 }), queuePool.end()])
    await engine.close()
  }
  return { kind: 'embedded', sql, jobsSql, queuePool, close }
}
