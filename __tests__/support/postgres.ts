import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { runPostgres, type RunningPostgres } from '@/scripts/support/runPostgres'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A server that keeps every promise about the disk, for tests of crashes. Slower: most tests want `createTestDatabase`. */
export function startDurablePostgres(): Promise<RunningPostgres> {
  return runPostgres({ durable: true })
}

/** A fresh, empty database on the run's server. Drop it in `afterAll`; connections left open do not prevent that. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TOTE_TEST_POSTGRES_URL
  if (!serverUrl) throw new Error("No PostgreSQL runs for this test: it belongs to Jest's node project.")
  const name = `tote_test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
