import { z } from 'zod'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { skuSchema, type Sku } from '@/domain/contract/ids'
import { type Kept } from '@/state/kept/kept'
import { parseKept } from '@/state/kept/parseKept'

const entrySchema = z.object({
  sku: skuSchema,
  name: z.string(),
  price: z.number().optional(),
  active: z.boolean().optional(),
})
/** A product as it was when it was scanned: the device may not have the whole catalog, or not any more. */
export type ListEntry = z.infer<typeof entrySchema>

const savedSchema = z.object({ version: z.literal(1), entries: z.array(entrySchema) })

export const shelfListKey = (workplace: string): string => `shelf-list ${workplace}`

/** What somebody scanned along the shelf to change all of it at once. It outlives the screen and the app. */
export type ShelfList = {
  /** The last one scanned first. */
  store: StoreApi<{ entries: readonly ListEntry[] }>
  restore(): Promise<void>
  add(entry: ListEntry): 'added' | 'there-already'
  remove(sku: Sku): void
  clear(): void
}

export function createShelfList(kept: Kept, workplace: string): ShelfList {
  const key = shelfListKey(workplace)
  const store = createStore<{ entries: readonly ListEntry[] }>(() => ({ entries: [] }))
  const isThere = (sku: Sku) => store.getState().entries.some((entry) => entry.sku === sku)

  function become(entries: readonly ListEntry[]) {
    store.setState({ entries })
    const saved: z.input<typeof savedSchema> = { version: 1, entries: [...entries] }
    void kept.write([[key, JSON.stringify(saved)]])
  }

  return {
    store,
    async restore() {
      const saved = parseKept(await kept.read(key), savedSchema)
      // What was scanned while the disk was read is on top of what it holds.
      const older = saved?.entries.filter(({ sku }) => !isThere(sku)) ?? []
      if (older.length > 0) become([...store.getState().entries, ...older])
    },
    add(entry) {
      if (isThere(entry.sku)) return 'there-already'
      become([entry, ...store.getState().entries])
      return 'added'
    },
    remove: (sku) => become(store.getState().entries.filter((entry) => entry.sku !== sku)),
    clear: () => become([]),
  }
}
