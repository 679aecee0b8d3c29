import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answered } from '@/state/disk/indexedDb'
import { createIndexedDbJournal } from '@/state/journal/indexedDbJournal'
import { type Journal } from '@/state/journal/journal'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import './keyRanges'
import { openSqliteFile, type SqliteFile } from './sqliteFile'

/** A row as it lies on a disk, whoever wrote it. */
export type RawEvent = { orderId: string; by: string; event: unknown }

/** Where a device keeps its journal, and what may befall it. */
export type Disk = {
  /** The journal as an app that has just been started makes it. */
  start(): Journal
  /** As `start`, but the disk cannot be opened at the first try. */
  startTooEarly(): Journal
  /** Writes entries that no app of ours would write. */
  spoilEvents(orderId: string, by: string): Promise<void>
  spoilOutbox(id: string): Promise<void>
  /** The disk takes nothing more until it is told otherwise. */
  setFull(isFull: boolean): Promise<void>
  /** The disk takes events, and fails when a command is to follow in the same transaction. */
  failAtCommands(isFailing: boolean): void
  /** Makes a file as older apps left it. What is no object stands there as it is. */
  writeAsVersion1(rows: readonly Omit<RawEvent, 'by'>[]): Promise<void>
  writeAsVersion2(rows: readonly RawEvent[]): Promise<void>
}

type Upgrade = (database: IDBDatabase) => void

/** A database that somebody else has open, too. */
export function openElsewhere(factory: IDBFactory, version?: number, upgrade?: Upgrade) {
  const request = factory.open('tote', version)
  request.onupgradeneeded = () => upgrade?.(request.result)
  return answered(request)
}

const asVersion1: Upgrade = (database) =>
  void database.createObjectStore('events', { autoIncrement: true }).createIndex('byOrder', 'orderId')

const asVersion2: Upgrade = (database) => {
  const events = database.createObjectStore('events', { autoIncrement: true })
  events.createIndex('byOrderAndPicker', ['orderId', 'by'])
  events.createIndex('byPickerAndOrder', ['by', 'orderId'])
}

export function makeBrowser(factory = new IDBFactory()): Disk {
  const write = async (store: string, rows: readonly unknown[], version?: number, upgrade?: Upgrade) => {
    const database = await openElsewhere(factory, version, upgrade)
    const written = database.transaction(store, 'readwrite').objectStore(store)
    for (const row of rows) await answered(written.add(row))
    database.close()
  }
  return {
    start: () => createIndexedDbJournal(() => factory),
    startTooEarly: () => {
      let tries = 0
      return createIndexedDbJournal(() => ((tries += 1) === 1 ? undefined : factory))
    },
    spoilEvents: (orderId, by) => write('events', [{ orderId, by, event: '{oops' }]),
    spoilOutbox: (id) => write('outbox', [{ id, state: 'waiting', command: '{oops' }]),
    setFull: async (isFull) => {
      jest.restoreAllMocks()
      if (!isFull) return
      const { add } = IDBObjectStore.prototype
      // What a browser does when its quota is used up: the write is taken, and its transaction aborted.
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
        const request = add.apply(this, row)
        this.transaction.abort()
        return request
      })
    },
    failAtCommands: (isFailing) => {
      jest.restoreAllMocks()
      if (!isFailing) return
      const { add } = IDBObjectStore.prototype
      // What a browser does with a value that it cannot copy: it throws, and leaves the transaction as it is.
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
        if (this.name === 'outbox') throw new Error('could not be cloned')
        return add.apply(this, row)
      })
    },
    writeAsVersion1: (rows) => write('events', rows, 1, asVersion1),
    writeAsVersion2: (rows) => write('events', rows, 2, asVersion2),
  }
}

const folders: string[] = []
const opened: SqliteFile[] = []

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tote-journal-'))
  folders.push(folder)
  return folder
}

export function openFile(path: string, options?: Parameters<typeof openSqliteFile>[1]): SqliteFile {
  const file = openSqliteFile(path, options)
  opened.push(file)
  return file
}

export function closeFile(file: SqliteFile): void {
  opened.splice(opened.indexOf(file), 1)
  file.close()
}

/** After each test. */
export function closeFiles(): void {
  jest.restoreAllMocks()
  for (const file of opened.splice(0)) file.close()
}

/** After all of them. */
export const removeFolders = () => folders.forEach((folder) => rmSync(folder, { recursive: true }))

const asText = (event: unknown) => (typeof event === 'string' ? event : JSON.stringify(event))

export function makeSqlite(folder = makeFolder()): Disk {
  const path = join(folder, 'tote.db')
  const own: SqliteFile[] = []
  let isFailingAtCommands = false
  const start = (where = path) =>
    createSqlJournal(async () => {
      const file = openFile(where)
      own.push(file)
      const run: SqliteFile['run'] = async (sql, values) => {
        if (isFailingAtCommands && sql.startsWith('insert into outbox')) throw new Error('disk I/O error')
        await file.run(sql, values)
      }
      return { ...file, run }
    })
  return {
    start: () => start(),
    startTooEarly: () => {
      const late = join(folder, 'late')
      setTimeout(() => mkdirSync(late))
      return start(join(late, 'tote.db'))
    },
    spoilEvents: (orderId, by) =>
      openFile(path).run('insert into events (order_id, picker, event) values (?, ?, ?)', [
        orderId,
        by,
        '{oops',
      ]),
    spoilOutbox: (id) => openFile(path).run('insert into outbox (id, command) values (?, ?)', [id, '{oops']),
    setFull: async (isFull) => {
      // SQLite answers "database or disk is full" at this many pages.
      for (const file of own) await file.all(`pragma max_page_count = ${isFull ? 1 : 100_000}`)
    },
    failAtCommands: (isFailing) => {
      isFailingAtCommands = isFailing
    },
    writeAsVersion1: async (rows) => {
      const file = openFile(path)
      await file.run(
        'create table events (seq integer primary key, order_id text not null, event text not null)',
      )
      await file.run('create index events_of_order on events (order_id, seq)')
      await file.run('pragma user_version = 1')
      for (const { orderId, event } of rows)
        await file.run('insert into events (order_id, event) values (?, ?)', [orderId, asText(event)])
    },
    writeAsVersion2: async (rows) => {
      const file = openFile(path)
      await file.run(
        "create table events (seq integer primary key, order_id text not null, event text not null, picker text not null default '')",
      )
      await file.run('create index events_of_order on events (order_id, picker, seq)')
      await file.run('create index orders_of_picker on events (picker, order_id)')
      await file.run('pragma user_version = 2')
      for (const { orderId, by, event } of rows)
        await file.run('insert into events (order_id, picker, event) values (?, ?, ?)', [
          orderId,
          by,
          asText(event),
        ])
    },
  }
}

/** Both kinds, for `describe.each`. */
export const DISKS: [string, () => Disk][] = [
  ['a browser', makeBrowser],
  ['SQLite', makeSqlite],
]
