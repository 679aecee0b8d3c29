import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '@/__tests__/support/postgres'
import type { Engine } from '@/__tests__/support/service'
import { openDatabase, type Sql } from '@/server/db/database'

/** Where a service that is killed again and again keeps its data. */
export interface Premises {
  /** What tells the service of it. */
  env: Record<string, string>
  /** Looks into the database; the embedded one only while no service has it. */
  inspect<Result>(look: (sql: Sql) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export async function openPremises(engine: Engine): Promise<Premises> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tote-crash-'))
  const database = engine === 'postgres' ? await createTestDatabase() : undefined
  const location = { dataDir, databaseUrl: database?.url }
  return {
    env: { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) },
    inspect: async (look) => {
      const db = await openDatabase(location)
      try {
        return await look(db.sql)
      } finally {
        await db.close()
      }
    },
    close: async () => {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
