import { openDatabaseAsync } from 'expo-sqlite'
import { createSqlJournal } from './sqlJournal'

/** SQLite, in the app's own folder. One connection: its statements run one after another. */
export const deviceJournal = createSqlJournal(async () => {
  const database = await openDatabaseAsync('tote.db')
  return {
    run: async (sql, values = []) => void (await database.runAsync(sql, [...values])),
    all: (sql, values = []) => database.getAllAsync<Record<string, unknown>>(sql, [...values]),
  }
})
