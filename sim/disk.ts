import { Database } from 'node-sqlite3-wasm'
import type { SqlFile } from '@/state/disk/sqlFile'
import { never, type Life, type Storm } from './life'

/** A device's disk: it outlives every run of the app on it. */
export type SimDisk = {
  openFor(life: Life): SqlFile
  /** What the operating system does for a killed app: it closes its files, and SQLite rolls back. */
  letGo(): void
  close(): void
}

export function createDisk(storm: Storm): SimDisk {
  const database = new Database(':memory:')

  const isFull = (sql: string) =>
    /^(insert|commit)/i.test(sql) && storm.isRaging() && storm.random.once(storm.diskFullOnceIn)

  return {
    openFor: (life) => {
      const tryTo = <Result>(sql: string, work: () => Result): Promise<Result> => {
        if (life.mayEndNow()) return never()
        if (isFull(sql)) return Promise.reject(new Error('database or disk is full'))
        try {
          const result = work()
          // Done, and nobody is there any more to hear of it.
          return life.mayEndNow() ? never() : Promise.resolve(result)
        } catch (problem) {
          return Promise.reject(problem as Error)
        }
      }
      return {
        run: (sql, values = []) => tryTo(sql, () => void database.run(sql, [...values])),
        all: (sql, values = []) =>
          tryTo(sql, () => database.all(sql, [...values]) as Record<string, unknown>[]),
      }
    },
    letGo: () => {
      if (database.inTransaction) database.exec('rollback')
    },
    close: () => database.close(),
  }
}
