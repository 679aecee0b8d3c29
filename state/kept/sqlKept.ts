import { prepare, type Migration, type SqlFile } from '@/state/disk/sqlFile'
import { type Kept } from './kept'

/** Named steps, in order. */
const MIGRATIONS: readonly Migration[] = [
  { name: 'what was read', statements: ['create table reads (key text primary key, value text not null)'] },
]

/**
 * Deleted rows are written over with zeros: names and numbers of customers are among them. What may be lost is not
 * worth waiting for the disk.
 */
const AFTER_OPENING = ['pragma secure_delete = on', 'pragma synchronous = normal']

/** What a device keeps, in a SQLite file of its own. Every change is one statement: it happens wholly or not at all. */
export function createSqlKept(openFile: () => Promise<SqlFile>): Kept {
  let opening: Promise<SqlFile> | undefined
  const open = () => {
    opening ??= openFile().then(makeReady)
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  const remove = async (where: string, values: readonly string[]) => {
    const file = await open()
    await file.run(`delete from reads where ${where}`, values)
    // The log still has the deleted rows as they were written; emptied, it has nothing.
    await file.all('pragma wal_checkpoint(truncate)')
  }
  const readMany: Kept['readMany'] = async (keys) => {
    const file = await open()
    const rows = await file.all(`select key, value from reads where key in (${places(keys, '?')})`, keys)
    const values = new Map(rows.map(({ key, value }) => [key, String(value)]))
    return keys.map((key) => values.get(key))
  }

  return {
    read: async (key) => (await readMany([key]))[0],
    readMany,
    async write(entries) {
      if (entries.length === 0) return
      const file = await open()
      await file.run(
        `insert into reads (key, value) values ${places(entries, '(?, ?)')} on conflict (key) do update set value = excluded.value`,
        entries.flat(),
      )
    },
    remove: async (keys) => {
      if (keys.length > 0) await remove(`key in (${places(keys, '?')})`, keys)
    },
    removeAll: (prefix) => remove(IN_RANGE, rangeOf(prefix)),
    async list(prefix) {
      const file = await open()
      const rows = await file.all(`select key from reads where ${IN_RANGE} order by key`, rangeOf(prefix))
      return rows.map(({ key }) => String(key))
    },
  }
}

async function makeReady(file: SqlFile): Promise<SqlFile> {
  await prepare(file, MIGRATIONS)
  for (const pragma of AFTER_OPENING) await file.all(pragma)
  return file
}

const places = (values: readonly unknown[], place: string): string => values.map(() => place).join(', ')

const IN_RANGE = 'key >= ? and key < ?'

/** No key of ours goes on with the last character that there is. */
const rangeOf = (prefix: string): readonly string[] => [prefix, `${prefix}\u{10ffff}`]
