import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type PickEvent } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { closeFile, closeFiles, makeFolder, openFile, removeFolders } from '../../support/disks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, pick, piecesLine } from '../../support/picks'
import { type SqliteFile } from '../../support/sqliteFile'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const events = eventsOf(order, [{ type: 'picking-begun' }, pick(milk), pick(milk)])

const pathIn = (folder: string) => join(folder, 'tote.db')
const start = (path: string) => createSqlJournal(async () => openFile(path))
const startAlone = (path: string) => {
  const file = openFile(path, { alone: true })
  return { file, journal: createSqlJournal(async () => file) }
}
const write = async (journal: Journal, written: readonly PickEvent[] = events) => {
  for (const event of written) await journal.write({ event })
}
const readMiras = (journal: Journal) => journal.read(order.order_id, 'Mira')

afterEach(closeFiles)
afterAll(removeFolders)

describe('the journal in SQLite', () => {
  it('writes ahead, and to the disk with every commit', async () => {
    const { file, journal } = startAlone(pathIn(makeFolder()))
    await write(journal)
    await expect(file.all('pragma journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }])
    await expect(file.all('pragma synchronous')).resolves.toEqual([{ synchronous: 2 }])
  })

  it('writes ahead after the app was closed and opened, too', async () => {
    const path = pathIn(makeFolder())
    const before = startAlone(path)
    await write(before.journal)
    closeFile(before.file)
    const { file, journal } = startAlone(path)
    await expect(readMiras(journal)).resolves.toEqual(events)
    await expect(file.all('pragma journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }])
  })

  it('rejects on a file that may only be read, and still reads it', async () => {
    const path = pathIn(makeFolder())
    await write(start(path))
    const journal = createSqlJournal(async () => openFile(path, { readOnly: true }))
    await expect(journal.write({ event: eventOf(order, 9, pick(milk)) })).rejects.toThrow('readonly')
    await expect(readMiras(journal)).resolves.toEqual(events)
  })

  it('says why it did not write, also where SQLite has ended the transaction by itself', async () => {
    const path = pathIn(makeFolder())
    let isFull = false
    const journal = createSqlJournal(async () => {
      const file = openFile(path)
      const run: SqliteFile['run'] = async (sql, values) => {
        await file.run(sql, values)
        if (!isFull || !sql.startsWith('insert into events')) return
        await file.run('rollback')
        throw new Error('database or disk is full')
      }
      return { ...file, run }
    })
    await write(journal, events.slice(0, 2))
    isFull = true
    await expect(write(journal, events.slice(2))).rejects.toThrow('database or disk is full')
    isFull = false
    await write(journal, events.slice(2))
    await expect(readMiras(journal)).resolves.toEqual(events)
  })

  it.each([
    ['the first step', 'create index events_of_order'],
    ['the last one', 'create table outbox'],
  ])('takes no half of a migration when %s fails', async (_, failing) => {
    const path = pathIn(makeFolder())
    let isBroken = true
    const journal = createSqlJournal(async () => {
      const file = openFile(path)
      const run: SqliteFile['run'] = async (sql, values) => {
        if (isBroken && sql.startsWith(failing)) throw new Error('disk I/O error')
        await file.run(sql, values)
      }
      return { ...file, run }
    })
    await expect(write(journal)).rejects.toThrow('disk I/O error')
    const [version] = await openFile(path).all('pragma user_version')
    const tables = await openFile(path).all("select name from sqlite_master where type = 'table'")
    expect(tables).toEqual(version?.user_version === 0 ? [] : [{ name: 'events' }])
    isBroken = false
    await write(journal)
    await expect(readMiras(journal)).resolves.toEqual(events)
  })

  it('migrates once when two open a new file at the same time', async () => {
    const path = pathIn(makeFolder())
    const first = start(path)
    let hasLooked = false
    const second = createSqlJournal(async () => {
      const file = openFile(path)
      const all: SqliteFile['all'] = async (sql, values) => {
        const rows = await file.all(sql, values)
        if (sql !== 'pragma user_version' || hasLooked) return rows
        // The other one takes the step right after this one has seen that it is still to be taken.
        hasLooked = true
        await write(first, events.slice(0, 1))
        return rows
      }
      return { ...file, all }
    })
    await write(second, events.slice(1))
    expect(hasLooked).toBe(true)
    await expect(readMiras(first)).resolves.toEqual(events)
    await expect(openFile(path).all('pragma user_version')).resolves.toEqual([{ user_version: 3 }])
  })

  it('waits for an old process of the app that still holds the file', async () => {
    const path = pathIn(makeFolder())
    await write(start(path), events.slice(0, 2))
    const program = `
      const { Database } = require('node-sqlite3-wasm')
      const database = new Database(process.argv[1])
      database.exec('begin exclusive')
      console.log('held')
      setTimeout(() => { database.exec('commit'); database.close() }, 300)`
    const old = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(old, 'exit')
    await once(old.stdout, 'data')
    await write(start(path), events.slice(2))
    await ended
    await expect(readMiras(start(path))).resolves.toEqual(events)
  })
})
