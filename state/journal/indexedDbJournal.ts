import { type Journal } from './journal'

const DATABASE = 'tote'
/** Grows with every change of the shape below; `upgrade` leads there from any earlier one. */
const VERSION = 1
const EVENTS = 'events'
const BY_ORDER = 'byOrder'

type Row = { orderId: string; event: unknown }

/** The journal of a browser. One database for all tabs; each append is a transaction of its own. */
export function createIndexedDbJournal(findFactory: () => IDBFactory | undefined): Journal {
  let opening: Promise<IDBDatabase> | undefined

  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(findFactory()).then((database) => {
      const forget = () => {
        opening = undefined
      }
      // Another tab with a newer app wants to change the shape: let it, and open anew when asked next.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      database.onclose = forget
      return database
    })
    // A database that could not be opened may open at the next try.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  return {
    async append(event) {
      const database = await open()
      // `strict`: done means on the disk, not in a cache of the operating system.
      const transaction = database.transaction(EVENTS, 'readwrite', { durability: 'strict' })
      const row: Row = { orderId: event.orderId, event }
      transaction.objectStore(EVENTS).add(row)
      await committed(transaction)
    },
    async read(orderId) {
      const database = await open()
      const index = database.transaction(EVENTS).objectStore(EVENTS).index(BY_ORDER)
      const rows = await answered<Row[]>(index.getAll(orderId))
      return rows.map((row) => row.event)
    },
    async listOrders() {
      const database = await open()
      const cursor = database
        .transaction(EVENTS)
        .objectStore(EVENTS)
        .index(BY_ORDER)
        .openKeyCursor(null, 'nextunique')
      return keysOf(cursor)
    },
  }
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (factory === undefined) return Promise.reject(new Error('This browser keeps nothing'))
  const request = factory.open(DATABASE, VERSION)
  request.onupgradeneeded = () => upgrade(request.result)
  return answered(request)
}

function upgrade(database: IDBDatabase): void {
  const events = database.createObjectStore(EVENTS, { autoIncrement: true })
  events.createIndex(BY_ORDER, 'orderId')
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser did not answer'))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser did not keep this'))
    transaction.oncomplete = () => resolve()
    transaction.onabort = fail
    transaction.onerror = fail
  })
}

function keysOf(request: IDBRequest<IDBCursor | null>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const keys: string[] = []
    request.onerror = () => reject(request.error ?? new Error('The browser did not answer'))
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor === null) return resolve(keys)
      keys.push(String(cursor.key))
      cursor.continue()
    }
  })
}
