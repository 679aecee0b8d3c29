import fc from 'fast-check'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickEventSchema, type PickEvent } from '@/domain/picking/events'
import { createIndexedDbJournal } from '@/state/journal/indexedDbJournal'
import { type Journal } from '@/state/journal/journal'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { arbitraryPicks } from '../../support/arbitraryPicks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, miss, pick, piecesLine } from '../../support/picks'
import { openSqliteFile, type SqliteFile } from '../../support/sqliteFile'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const other = makeOrder({ items: [milk] })
const events = eventsOf(order, [{ type: 'picking-begun' }, pick(milk), pick(milk)])

/** Where a device keeps its journal, and what may befall it. */
type Disk = {
  /** The journal as an app that has just been started makes it. */
  start(): Journal
  /** As `start`, but the disk cannot be opened at the first try. */
  startTooEarly(): Journal
  /** Writes an entry that no app of ours would write. */
  spoil(orderId: string): Promise<void>
  /** The disk takes nothing more until it is told otherwise. */
  setFull(isFull: boolean): Promise<void>
  /** Writes what an app of version 1 has written. */
  writeAsVersion1(orderId: string, entries: readonly unknown[]): Promise<void>
}

async function appendAll(journal: Journal, written: readonly PickEvent[]): Promise<void> {
  for (const event of written) await journal.append(event)
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })
}

/** A database that somebody else has open, too. */
function openElsewhere(factory: IDBFactory, version: number, upgrade?: (database: IDBDatabase) => void) {
  const request = factory.open('tote', version)
  request.onupgradeneeded = () => upgrade?.(request.result)
  return answered(request)
}

function makeBrowser(factory = new IDBFactory()): Disk {
  const write = async (row: unknown, upgrade?: (database: IDBDatabase) => void) => {
    const database = await openElsewhere(factory, 1, upgrade)
    await answered(database.transaction('events', 'readwrite').objectStore('events').add(row))
    database.close()
  }
  return {
    start: () => createIndexedDbJournal(() => factory),
    startTooEarly: () => {
      let tries = 0
      return createIndexedDbJournal(() => ((tries += 1) === 1 ? undefined : factory))
    },
    spoil: (orderId) => write({ orderId, event: '{oops' }),
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
    writeAsVersion1: async (orderId, entries) => {
      for (const event of entries)
        await write({ orderId, event }, (database) =>
          database.createObjectStore('events', { autoIncrement: true }).createIndex('byOrder', 'orderId'),
        )
    },
  }
}

const folders: string[] = []
const opened: SqliteFile[] = []

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tote-journal-'))
  folders.push(folder)
  return folder
}

function openFile(path: string, options?: Parameters<typeof openSqliteFile>[1]): SqliteFile {
  const file = openSqliteFile(path, options)
  opened.push(file)
  return file
}

function makeSqlite(folder = makeFolder()): Disk {
  const path = join(folder, 'tote.db')
  const own: SqliteFile[] = []
  const start = (where = path) =>
    createSqlJournal(async () => {
      const file = openFile(where)
      own.push(file)
      return file
    })
  return {
    start: () => start(),
    startTooEarly: () => {
      const late = join(folder, 'late')
      setTimeout(() => mkdirSync(late))
      return start(join(late, 'tote.db'))
    },
    spoil: (orderId) =>
      openFile(path).run('insert into events (order_id, event) values (?, ?)', [orderId, '{oops']),
    setFull: async (isFull) => {
      // SQLite answers "database or disk is full" at this many pages.
      for (const file of own) await file.all(`pragma max_page_count = ${isFull ? 1 : 100_000}`)
    },
    writeAsVersion1: async (orderId, entries) => {
      const file = openFile(path)
      await file.run(
        'create table events (seq integer primary key, order_id text not null, event text not null)',
      )
      await file.run('create index events_of_order on events (order_id, seq)')
      await file.run('pragma user_version = 1')
      for (const entry of entries)
        await file.run('insert into events (order_id, event) values (?, ?)', [orderId, JSON.stringify(entry)])
    },
  }
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const file of opened.splice(0)) file.close()
})
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

describe.each<[string, () => Disk]>([
  ['a browser', makeBrowser],
  ['SQLite', makeSqlite],
])('the journal in %s', (_, makeDisk) => {
  it('hands the events of each order out as they were written, oldest first', async () => {
    const journal = makeDisk().start()
    const others = eventsOf(other, [pick(milk), miss(milk)])
    const [begun, first, second] = events
    const written = [begun, others[0], first, others[1], second].flatMap((event) => event ?? [])
    await appendAll(journal, written)
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
    await expect(journal.read(other.order_id)).resolves.toEqual(others)
  })

  it('knows which orders have events, each once', async () => {
    const journal = makeDisk().start()
    await expect(journal.listOrders()).resolves.toEqual([])
    await appendAll(journal, [...events, eventOf(other, 9, pick(milk))])
    expect((await journal.listOrders()).sort()).toEqual([order.order_id, other.order_id].sort())
  })

  it('has nothing of an order that nobody has touched', async () => {
    const journal = makeDisk().start()
    await appendAll(journal, events)
    await expect(journal.read(other.order_id)).resolves.toEqual([])
  })

  it('is still there after the app was closed and opened', async () => {
    const disk = makeDisk()
    await appendAll(disk.start(), events)
    const after = disk.start()
    await expect(after.read(order.order_id)).resolves.toEqual(events)
    await after.append(eventOf(order, 9, miss(milk)))
    await expect(disk.start().read(order.order_id)).resolves.toHaveLength(events.length + 1)
  })

  it('is one for two that have it open', async () => {
    const disk = makeDisk()
    const [one, two] = [disk.start(), disk.start()]
    const [begun, first, second] = events
    if (!begun || !first || !second) throw new Error('three events are needed')
    await one.append(begun)
    await two.append(first)
    await one.append(second)
    await expect(one.read(order.order_id)).resolves.toEqual(events)
    await expect(two.read(order.order_id)).resolves.toEqual(events)
  })

  it('keeps every one of the events that come at once, in their order', async () => {
    const journal = makeDisk().start()
    const many = eventsOf(order, Array(40).fill(pick(milk)))
    await Promise.all(many.map((event) => journal.append(event)))
    await expect(journal.read(order.order_id)).resolves.toEqual(many)
  })

  it('hands out what it does not understand without hiding the rest', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await appendAll(journal, events.slice(0, 2))
    await disk.spoil(order.order_id)
    await appendAll(journal, events.slice(2))
    const read = await journal.read(order.order_id)
    expect(read).toHaveLength(4)
    expect(pickEventSchema.safeParse(read[2]).success).toBe(false)
    expect([...read.slice(0, 2), ...read.slice(3)]).toEqual(events)
    await expect(journal.listOrders()).resolves.toEqual([order.order_id])
  })

  it('rejects what a full disk does not take, keeps what was there, and goes on when there is room', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await appendAll(journal, events)
    await disk.setFull(true)
    const large = { ...eventOf(order, 9, pick(milk)), by: 'Mira'.repeat(20_000) }
    await expect(journal.append(large)).rejects.toThrow()
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
    await disk.setFull(false)
    await journal.append(large)
    await expect(journal.read(order.order_id)).resolves.toEqual([...events, large])
  })

  it('tries anew when it could not be opened', async () => {
    const journal = makeDisk().startTooEarly()
    const early = [journal.append(eventOf(order, 8, pick(milk))), journal.read(order.order_id)]
    expect((await Promise.allSettled(early)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await new Promise((resolve) => setTimeout(resolve, 5))
    await appendAll(journal, events)
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
  })

  it('opens what version 1 wrote, and goes on in it', async () => {
    const disk = makeDisk()
    await disk.writeAsVersion1(order.order_id, events.slice(0, 2))
    const journal = disk.start()
    await appendAll(journal, events.slice(2))
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
  })

  it('gives back whatever it was given', async () => {
    const names = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(arbitraryPicks, names, async (picks, by) => {
        const valid = picks.events.filter((event) => pickEventSchema.safeParse(event).success)
        const written = valid.map((event) => ({ ...event, by }))
        const disk = makeDisk()
        await appendAll(disk.start(), written)
        const after = disk.start()
        const orderIds = [...new Set(written.map(({ orderId }) => orderId))]
        expect((await after.listOrders()).sort()).toEqual(orderIds.sort())
        for (const orderId of orderIds)
          expect(await after.read(orderId)).toEqual(written.filter((event) => event.orderId === orderId))
      }),
      { numRuns: 15 },
    )
  })
})

describe('the journal in a browser', () => {
  const start = (factory: IDBFactory) => createIndexedDbJournal(() => factory)

  it('rejects in a browser that keeps nothing, or forbids to ask', async () => {
    await expect(
      createIndexedDbJournal(() => undefined).append(eventOf(order, 0, pick(milk))),
    ).rejects.toThrow('keeps nothing')
    const forbidden = createIndexedDbJournal(() => {
      throw new Error('SecurityError')
    })
    await expect(forbidden.append(eventOf(order, 0, pick(milk)))).rejects.toThrow('SecurityError')
  })

  it('asks for writes that are on the disk when they are done', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await journal.listOrders()
    const database = await openElsewhere(factory, 1)
    const begin = jest.spyOn(Object.getPrototypeOf(database) as IDBDatabase, 'transaction')
    await appendAll(journal, events.slice(0, 1))
    expect(begin.mock.calls).toEqual([['events', 'readwrite', { durability: 'strict' }]])
  })

  it('rejects on a database that a newer app has changed, and harms nothing in it', async () => {
    const factory = new IDBFactory()
    await appendAll(start(factory), events)
    const newer = await openElsewhere(factory, 2)
    await expect(start(factory).append(eventOf(order, 9, pick(milk)))).rejects.toThrow(
      expect.objectContaining({ name: 'VersionError' }),
    )
    const kept = newer.transaction('events').objectStore('events').getAll()
    await expect(answered(kept)).resolves.toHaveLength(events.length)
  })

  it('makes way for a newer app in another tab, and then rejects', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await appendAll(journal, events)
    // Never answers while somebody holds on to the old version.
    await openElsewhere(factory, 2)
    await expect(journal.append(eventOf(order, 9, pick(milk)))).rejects.toThrow(
      expect.objectContaining({ name: 'VersionError' }),
    )
  })

  it('lets go when the storage of the browser is wiped, and begins anew', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await appendAll(journal, events)
    await answered(factory.deleteDatabase('tote'))
    await expect(journal.read(order.order_id)).resolves.toEqual([])
    await appendAll(journal, events)
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
  })
})

describe('the journal in SQLite', () => {
  const pathIn = (folder: string) => join(folder, 'tote.db')
  const startAlone = (path: string) => {
    const file = openFile(path, { alone: true })
    return { file, journal: createSqlJournal(async () => file) }
  }
  const stop = (file: SqliteFile) => {
    opened.splice(opened.indexOf(file), 1)
    file.close()
  }

  it('writes ahead, and to the disk with every commit', async () => {
    const { file, journal } = startAlone(pathIn(makeFolder()))
    await appendAll(journal, events)
    await expect(file.all('pragma journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }])
    await expect(file.all('pragma synchronous')).resolves.toEqual([{ synchronous: 2 }])
  })

  it('writes ahead after the app was closed and opened, too', async () => {
    const path = pathIn(makeFolder())
    const before = startAlone(path)
    await appendAll(before.journal, events)
    stop(before.file)
    const { file, journal } = startAlone(path)
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
    await expect(file.all('pragma journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }])
  })

  it('has everything after the app was killed', async () => {
    const folder = makeFolder()
    const { journal } = startAlone(pathIn(folder))
    await appendAll(journal, events)
    // What is on the disk at this moment, without what a running app still holds in its memory.
    const found = makeFolder()
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.lock')) copyFileSync(join(folder, name), join(found, name))
    }
    await expect(startAlone(pathIn(found)).journal.read(order.order_id)).resolves.toEqual(events)
  })

  it('rejects on a file that may only be read, and still reads it', async () => {
    const path = pathIn(makeFolder())
    await appendAll(
      createSqlJournal(async () => openFile(path)),
      events,
    )
    const journal = createSqlJournal(async () => openFile(path, { readOnly: true }))
    await expect(journal.append(eventOf(order, 9, pick(milk)))).rejects.toThrow('readonly')
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
  })

  it('takes no half of a migration', async () => {
    const path = pathIn(makeFolder())
    let isBroken = true
    const journal = createSqlJournal(async () => {
      const file = openFile(path)
      const run: SqliteFile['run'] = async (sql, values) => {
        if (isBroken && sql.startsWith('create index')) throw new Error('disk I/O error')
        await file.run(sql, values)
      }
      return { ...file, run }
    })
    await expect(appendAll(journal, events)).rejects.toThrow('disk I/O error')
    await expect(openFile(path).all('select name from sqlite_master')).resolves.toEqual([])
    isBroken = false
    await appendAll(journal, events)
    await expect(journal.read(order.order_id)).resolves.toEqual(events)
  })

  it('migrates once when two open a new file at the same time', async () => {
    const path = pathIn(makeFolder())
    const first = createSqlJournal(async () => openFile(path))
    let hasLooked = false
    const second = createSqlJournal(async () => {
      const file = openFile(path)
      const all: SqliteFile['all'] = async (sql, values) => {
        const rows = await file.all(sql, values)
        if (sql !== 'pragma user_version' || hasLooked) return rows
        // The other one takes the step right after this one has seen that it is still to be taken.
        hasLooked = true
        await appendAll(first, events.slice(0, 1))
        return rows
      }
      return { ...file, all }
    })
    await appendAll(second, events.slice(1))
    expect(hasLooked).toBe(true)
    await expect(first.read(order.order_id)).resolves.toEqual(events)
    await expect(openFile(path).all('pragma user_version')).resolves.toEqual([{ user_version: 1 }])
  })

  it('waits for an old process of the app that still holds the file', async () => {
    const path = pathIn(makeFolder())
    await appendAll(
      createSqlJournal(async () => openFile(path)),
      events.slice(0, 2),
    )
    const program = `
      const { Database } = require('node-sqlite3-wasm')
      const database = new Database(process.argv[1])
      database.exec('begin exclusive')
      console.log('held')
      setTimeout(() => { database.exec('commit'); database.close() }, 300)`
    const old = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(old, 'exit')
    await once(old.stdout, 'data')
    await appendAll(
      createSqlJournal(async () => openFile(path)),
      events.slice(2),
    )
    await ended
    await expect(createSqlJournal(async () => openFile(path)).read(order.order_id)).resolves.toEqual(events)
  })
})
