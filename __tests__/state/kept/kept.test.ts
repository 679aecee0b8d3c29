import fc from 'fast-check'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIndexedDbKept } from '@/state/kept/indexedDbKept'
import { type Kept, type KeptEntry } from '@/state/kept/kept'
import { createSqlKept } from '@/state/kept/sqlKept'
import { openSqliteFile, type SqliteFile } from '../../support/sqliteFile'

/** Where a device keeps what it has read, and what may befall it. */
type Disk = {
  /** As an app that has just been started makes it. */
  start(): Kept
  /** The disk takes nothing more until it is told otherwise. */
  setFull(isFull: boolean): Promise<void>
  /** Writes what an app of version 1 has written. */
  writeAsVersion1(entries: readonly KeptEntry[]): Promise<void>
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })
}

function makeBrowser(factory = new IDBFactory()): Disk {
  return {
    start: () => createIndexedDbKept(() => factory),
    setFull: async (isFull) => {
      jest.restoreAllMocks()
      if (!isFull) return
      const { put } = IDBObjectStore.prototype
      // What a browser does when its quota is used up: the write is taken, and its transaction aborted.
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
        const request = put.apply(this, row)
        this.transaction.abort()
        return request
      })
    },
    writeAsVersion1: async (entries) => {
      const request = factory.open('tote-kept', 1)
      request.onupgradeneeded = () => void request.result.createObjectStore('reads')
      const database = await answered(request)
      for (const [key, value] of entries)
        await answered(database.transaction('reads', 'readwrite').objectStore('reads').put(value, key))
      database.close()
    },
  }
}

const folders: string[] = []
const opened: SqliteFile[] = []

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tote-kept-'))
  folders.push(folder)
  return folder
}

function openFile(path: string, options?: Parameters<typeof openSqliteFile>[1]): SqliteFile {
  const file = openSqliteFile(path, options)
  opened.push(file)
  return file
}

function makeSqlite(folder = makeFolder()): Disk {
  const path = join(folder, 'tote-kept.db')
  const own: SqliteFile[] = []
  return {
    start: () =>
      createSqlKept(async () => {
        const file = openFile(path)
        own.push(file)
        return file
      }),
    setFull: async (isFull) => {
      // SQLite answers "database or disk is full" at this many pages.
      for (const file of own) await file.all(`pragma max_page_count = ${isFull ? 1 : 100_000}`)
    },
    writeAsVersion1: async (entries) => {
      const file = openFile(path)
      await file.run('create table reads (key text primary key, value text not null)')
      await file.run('pragma user_version = 1')
      for (const entry of entries) await file.run('insert into reads (key, value) values (?, ?)', entry)
    },
  }
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const file of opened.splice(0)) file.close()
})
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const ONE = 'orders/a/one/1'
const TWO = 'orders/a/one/2'
const OTHER = 'orders/ab/one/1'
const entries: readonly KeptEntry[] = [
  [ONE, 'one'],
  [TWO, 'two'],
  [OTHER, 'other'],
]

describe.each<[string, () => Disk]>([
  ['a browser', makeBrowser],
  ['SQLite', makeSqlite],
])('what is kept in %s', (_, makeDisk) => {
  const filled = async () => {
    const kept = makeDisk().start()
    await kept.write(entries)
    return kept
  }

  it('is there when it is asked for, in the order in which it is', async () => {
    const kept = await filled()
    await expect(kept.read(ONE)).resolves.toBe('one')
    await expect(kept.read('nothing')).resolves.toBeUndefined()
    await expect(kept.readMany([OTHER, 'nothing', ONE, OTHER])).resolves.toEqual([
      'other',
      undefined,
      'one',
      'other',
    ])
    await expect(kept.readMany([])).resolves.toEqual([])
  })

  it('is listed by how its key begins', async () => {
    const kept = await filled()
    await expect(kept.list('orders/a/')).resolves.toEqual([ONE, TWO])
    await expect(kept.list('orders/')).resolves.toEqual([ONE, TWO, OTHER])
    await expect(kept.list('shelf/')).resolves.toEqual([])
  })

  it('is written over', async () => {
    const kept = await filled()
    await kept.write([
      [ONE, 'new'],
      ['more', 'more'],
    ])
    await kept.write([])
    await expect(kept.readMany([ONE, TWO, 'more'])).resolves.toEqual(['new', 'two', 'more'])
  })

  it('is removed by its key, or by how that begins, and nothing else is', async () => {
    const kept = await filled()
    await kept.remove([ONE, 'nothing'])
    await kept.remove([])
    await expect(kept.list('')).resolves.toEqual([TWO, OTHER])
    await kept.write(entries)
    await kept.removeAll('orders/a/')
    await expect(kept.list('')).resolves.toEqual([OTHER])
  })

  it('is still there after the app was closed and opened, and the same for two that have it open', async () => {
    const disk = makeDisk()
    const [first, second] = [disk.start(), disk.start()]
    await first.write(entries)
    await second.remove([ONE])
    await expect(disk.start().list('')).resolves.toEqual([TWO, OTHER])
    await expect(first.list('')).resolves.toEqual([TWO, OTHER])
  })

  it('stays as it was when the disk is full, wholly', async () => {
    const disk = makeDisk()
    const kept = disk.start()
    await kept.write(entries)
    await disk.setFull(true)
    const large = 'x'.repeat(100_000)
    await expect(
      kept.write([
        [ONE, 'new'],
        ['large', large],
      ]),
    ).rejects.toThrow()
    await expect(kept.readMany([ONE, 'large'])).resolves.toEqual(['one', undefined])
    await disk.setFull(false)
    await kept.write([['large', large]])
    await expect(kept.read('large')).resolves.toBe(large)
  })

  it('opens what version 1 wrote, and goes on in it', async () => {
    const disk = makeDisk()
    await disk.writeAsVersion1(entries.slice(0, 2))
    const kept = disk.start()
    await kept.write(entries.slice(2))
    await expect(kept.list('')).resolves.toEqual([ONE, TWO, OTHER])
  })

  it('is given back as it was, whatever it is', async () => {
    const texts = fc.string({ unit: 'grapheme' })
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), texts), async (values) => {
        const disk = makeDisk()
        await disk.start().write(Object.entries(values))
        await expect(disk.start().readMany(Object.keys(values))).resolves.toEqual(Object.values(values))
      }),
      { numRuns: 10 },
    )
  })
})

describe('what is removed from SQLite', () => {
  /** Whether a thief would find it. */
  const holds = (folder: string, text: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .some(({ name }) => readFileSync(join(folder, name)).includes(text))

  /** Alone with the file, as on a device, where SQLite writes ahead. */
  async function keepCustomers() {
    const folder = makeFolder()
    const file = openFile(join(folder, 'tote-kept.db'), { alone: true })
    const kept = createSqlKept(async () => file)
    const orders = Array.from({ length: 60 }, (_, nth): KeptEntry => [
      `orders/a/${nth}`,
      JSON.stringify({
        name: `Ada Muster ${nth}`,
        phone: `+49 30 ${1000 + nth}`,
        lines: 'line '.repeat(400),
      }),
    ])
    await kept.write(orders)
    // Of an order that changes, too, nothing may stay behind.
    await kept.write(orders.map(([key, value]) => [key, value.replace('line', 'other')]))
    await kept.write([['shelf/a', 'milk']])
    return { folder, file, kept }
  }

  it('is written ahead until then, where it could be found', async () => {
    const { folder, file } = await keepCustomers()
    await expect(file.all('pragma journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }])
    expect(readdirSync(folder)).toContain('tote-kept.db-wal')
    expect(holds(folder, 'Ada Muster 17')).toBe(true)
  })

  it('is gone from the bytes of every file, and the rest is not', async () => {
    const { folder, kept } = await keepCustomers()
    await kept.removeAll('orders/')
    expect(holds(folder, 'Ada Muster')).toBe(false)
    expect(holds(folder, '+49 30')).toBe(false)
    await expect(kept.read('shelf/a')).resolves.toBe('milk')
  })

  it('is gone where a single one was removed', async () => {
    const { folder, kept } = await keepCustomers()
    await kept.remove(['orders/a/17'])
    expect(holds(folder, 'Ada Muster 17')).toBe(false)
    expect(holds(folder, '+49 30 1017')).toBe(false)
    expect(holds(folder, 'Ada Muster 18')).toBe(true)
  })
})

it('goes from a browser a little at a time, so that whoever writes a pick gets a turn in between', async () => {
  const kept = createIndexedDbKept(makeFactory())
  const keys = Array.from({ length: 9 }, (_, nth) => `shelf/${nth}`)
  await kept.write(keys.map((key) => [key, 'products'] as const))
  const transactions: unknown[] = []
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    transactions.push(this.transaction)
    return remove.call(this, key)
  })
  await kept.remove(keys)
  expect(transactions).toHaveLength(keys.length)
  expect(new Set(transactions).size).toBeGreaterThanOrEqual(keys.length / 2)
  await expect(kept.list('')).resolves.toEqual([])
})

const { delete: remove } = IDBObjectStore.prototype

function makeFactory(): () => IDBFactory {
  const factory = new IDBFactory()
  return () => factory
}
