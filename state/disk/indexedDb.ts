/** `taken`: how many versions of its shape the database has been through already. */
export type UpgradeFrom = (database: IDBDatabase, upgrading: IDBTransaction, taken: number) => void

/** Opens a database when it is first needed, and again after somebody closed it. */
export function keepOpen(
  findFactory: () => IDBFactory | undefined,
  name: string,
  version: number,
  upgrade: UpgradeFrom,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  return () => {
    opening ??= openDatabase(findFactory(), name, version, upgrade).then((database) => {
      // Another tab with a newer app wants to change the shape: let it, and open anew when asked next.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      database.onclose = forget
      return database
    })
    // A database that could not be opened may open at the next try.
    opening.catch(forget)
    return opening
  }
}

function openDatabase(
  factory: IDBFactory | undefined,
  name: string,
  version: number,
  upgrade: UpgradeFrom,
): Promise<IDBDatabase> {
  if (factory === undefined) return Promise.reject(new Error('This browser keeps nothing'))
  const request = factory.open(name, version)
  request.onupgradeneeded = ({ oldVersion }) => {
    if (request.transaction !== null) upgrade(request.result, request.transaction, oldVersion)
  }
  return answered(request)
}

export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser did not answer'))
  })
}

export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser did not keep this'))
    transaction.oncomplete = () => resolve()
    transaction.onabort = fail
    transaction.onerror = fail
  })
}

/** Also where the browser has ended it already. */
export function abandon(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over.
  }
}

export function keysOf(request: IDBRequest<IDBCursor | null>): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const keys: IDBValidKey[] = []
    request.onerror = () => reject(request.error ?? new Error('The browser did not answer'))
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor === null) return resolve(keys)
      keys.push(cursor.key)
      cursor.continue()
    }
  })
}
