import { Database } from 'node-sqlite3-wasm'
import { type SqlFile } from '@/state/disk/sqlFile'

export type SqliteFile = SqlFile & { close(): void }

/**
 * A real SQLite file. The SQLite of the tests shares no memory between connections, so it grants WAL, as a device
 * does, only to who has the file `alone`; several connections at once get a rollback journal.
 */
export function openSqliteFile(path: string, { alone = false, readOnly = false } = {}): SqliteFile {
  const database = new Database(path, { readOnly })
  if (alone) database.exec('pragma locking_mode = exclusive')
  return {
    run: async (sql, values = []) => void database.run(sql, [...values]),
    all: async (sql, values = []) => database.all(sql, [...values]),
    close: () => database.close(),
  }
}
