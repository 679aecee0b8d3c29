import { type Kept, type KeptEntry } from '@/state/kept/kept'

/** What is kept in memory; says what was written and removed. */
export function makeCountedKept(rows = new Map<string, string>()) {
  const written: KeptEntry[] = []
  const removed: string[] = []
  const keysLike = (prefix: string) => [...rows.keys()].filter((key) => key.startsWith(prefix)).sort()
  const remove = (keys: readonly string[]) =>
    keys.forEach((key) => {
      if (rows.delete(key)) removed.push(key)
    })
  const kept: Kept = {
    read: async (key) => rows.get(key),
    readMany: async (keys) => keys.map((key) => rows.get(key)),
    write: async (entries) => {
      written.push(...entries)
      for (const [key, value] of entries) rows.set(key, value)
    },
    remove: async (keys) => remove(keys),
    removeAll: async (prefix) => remove(keysLike(prefix)),
    list: async (prefix) => keysLike(prefix),
  }
  return {
    kept,
    rows,
    /** The keys that were written and removed since the last look. */
    changes: () => ({ written: written.splice(0).map(([key]) => key), removed: removed.splice(0) }),
  }
}
