import type { Sql } from '@/server/db/database'

/** What is asked of the database while `work` runs, as the driver sends it: the ends of a transaction count too. */
export async function statementsOf({ options }: Sql, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  options.debug = (_connection, statement) => statements.push(statement)
  try {
    await work()
  } finally {
    options.debug = false
  }
  return statements.filter((statement) => !isGreeting(statement))
}

/** The driver's own question on every new connection, not ours. */
const isGreeting = (statement: string) => statement.includes('pg_catalog.pg_type')
