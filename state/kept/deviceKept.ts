import { openDatabaseAsync } from 'expo-sqlite'
import { createSqlKept } from './sqlKept'

/** SQLite, beside the journal. One connection: its statements run one after another. */
export const deviceKept = createSqlKept(async () => {
  const database = await openDatabaseAsync('tote-kept.db')
  return {
    run: async (sql, values = []) => void (await database.runAsync(sql, [...values])),
    all: (sql, values = []) => database.getAllAsync<Record<string, unknown>>(sql, [...values]),
  }
})
