import { answered, committed, keepOpen } from '@/state/disk/indexedDb'
import { type Kept } from './kept'

const DATABASE = 'tote-kept'
/** Grows with every change of the shape below; `upgrade` leads there from any earlier one. */
const VERSION = 1
const READS = 'reads'

/**
 * So many go at once. A browser takes milliseconds to remove a long text, and whoever writes a pick waits meanwhile, in
 * whichever database.
 */
const REMOVED_AT_ONCE = 2

/**
 * What a browser keeps. It says that an entry is deleted, not that its bytes are: they go when the browser tidies up
 * its own files, which no page can ask for.
 */
export function createIndexedDbKept(findFactory: () => IDBFactory | undefined): Kept {
  const open = keepOpen(findFactory, DATABASE, VERSION, upgrade)

  const look = async () => (await open()).transaction(READS).objectStore(READS)
  const change = async (make: (reads: IDBObjectStore) => void) => {
    const database = await open()
    // Nothing here has to outlive a power cut, so nobody waits for the disk.
    const transaction = database.transaction(READS, 'readwrite', { durability: 'relaxed' })
    make(transaction.objectStore(READS))
    await committed(transaction)
  }

  return {
    read: async (key) => asText(await answered<unknown>((await look()).get(key))),
    readMany: async (keys) => {
      const reads = await look()
      const values = await Promise.all(keys.map((key) => answered<unknown>(reads.get(key))))
      return values.map(asText)
    },
    write: (entries) => change((reads) => entries.forEach(([key, value]) => reads.put(value, key))),
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const some = keys.slice(from, from + REMOVED_AT_ONCE)
        await change((reads) => some.forEach((key) => reads.delete(key)))
      }
    },
    removeAll: (prefix) =>
      change((reads) => {
        const listing = reads.getAllKeys()
        listing.onsuccess = () => keysLike(prefix, listing.result).forEach((key) => reads.delete(key))
      }),
    list: async (prefix) => keysLike(prefix, await answered((await look()).getAllKeys())),
  }
}

function upgrade(database: IDBDatabase): void {
  database.createObjectStore(READS)
}

const keysLike = (prefix: string, keys: readonly IDBValidKey[]): string[] =>
  keys.flatMap((key) => (typeof key === 'string' && key.startsWith(prefix) ? [key] : []))

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
