import { type Clock } from '@/api/clock'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { workplaceKey } from '@/domain/outbox/command'
import { letOthersGo, type Pause } from '@/api/inSlices'
import { type Kept } from '@/state/kept/kept'
import { type Workplace } from '@/state/session/session'
import { createCatalogFile } from './catalogFile'
import { type Shelf } from './shelf'
import { createStock, type Refreshing, type Stock } from './stock'

export type Store = Pick<Workplace, 'address' | 'chainId' | 'vendorId'>

/** Has the catalog of one store in memory: of the one that was asked for last. Who signs in there again finds it. */
export type Storeroom = {
  find(store: Store, layouts: readonly LabelLayout[]): Shelf | undefined
  load(store: Store, layouts: readonly LabelLayout[]): Promise<Shelf | undefined>
  refresh(store: Store, refreshing: Refreshing): Promise<Shelf>
}

export function createStoreroom(kept: Kept, clock: Clock, pause: Pause = letOthersGo): Storeroom {
  let current: { key: string; stock: Stock } | undefined

  const stockOf = (store: Store): Stock => {
    const key = workplaceKey(store)
    if (current?.key !== key) {
      current?.stock.stop()
      const file = createCatalogFile(kept, key, pause)
      current = { key, stock: createStock({ vendorId: store.vendorId, file, clock, pause }) }
    }
    return current.stock
  }
  return {
    find: (store, layouts) =>
      current?.key === workplaceKey(store) ? current.stock.find(layouts) : undefined,
    load: (store, layouts) => stockOf(store).load(layouts),
    refresh: (store, refreshing) => stockOf(store).refresh(refreshing),
  }
}
