import { hashKey, type QueryClient } from '@tanstack/react-query'
import { categoriesKey } from '@/api/catalog'
import { type Clock } from '@/api/clock'
import { orderKey, receivedOrdersKey } from '@/api/orders'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type Category } from '@/domain/contract/product'
import { workplaceKey } from '@/domain/outbox/command'
import { type Pause } from '@/api/inSlices'
import { createKeptOrders, type KeptOrdersOptions } from '@/state/orders/keptOrders'
import { whereaboutsKey } from '@/state/orders/keptWhereabouts'
import { type Workplace } from '@/state/session/session'
import { createKeptCategories } from '@/state/shelf/keptCategories'
import { type Storeroom } from '@/state/shelf/storeroom'
import { type Kept } from './kept'
import { showKept } from './showKept'

export type Reading = {
  kept: Kept
  clock: Clock
  queryClient: QueryClient
  storeroom: Storeroom
  findLayouts: () => readonly LabelLayout[]
  pause: Pause
  /** `some`: the first orders are shown. `all`: everything that is kept, if there was anything. */
  onRestored: (how: 'some' | 'all') => void
}

/** What one session reads and keeps. */
export type SessionReads = {
  /** Shows what is kept: before everything else this order, which somebody is about to see. */
  restore(first?: OrderId): Promise<void>
  /** Something was answered; some of it is worth keeping. */
  note(queryHash: string, readAtMs: number): void
  /** Nothing more is written or shown once it resolves. */
  end(): Promise<void>
}

export function createSessionReads(reading: Reading, workplace: Workplace): SessionReads {
  const { kept, clock, queryClient, storeroom, findLayouts, pause, onRestored } = reading
  const { vendorId } = workplace
  const place = workplaceKey(workplace)
  const [ordersKey, wayKey] = [receivedOrdersKey(vendorId), categoriesKey(vendorId)]
  const [ordersHash, wayHash] = [hashKey(ordersKey), hashKey(wayKey)]
  let hasEnded = false

  const show = (queryKey: string[]) => (read: unknown, readAtMs: number) => {
    if (!hasEnded) showKept(queryClient, queryKey, read, readAtMs)
  }
  const showOrders: KeptOrdersOptions['onOrders'] = (orders, readAtMs) => {
    show(ordersKey)(orders, readAtMs)
    if (!hasEnded) onRestored('some')
  }
  const showOne: KeptOrdersOptions['onOrder'] = (order, where, readAtMs) => {
    show(whereaboutsKey(order.order_id))(where, readAtMs)
    show(orderKey(order.order_id))(order, readAtMs)
  }
  const orders = createKeptOrders({
    kept,
    clock,
    workplace: place,
    pause,
    onOrders: showOrders,
    onOrder: showOne,
  })
  const categories = createKeptCategories(kept, place, show(wayKey))

  return {
    async restore(first) {
      const way = categories.restore()
      if (first !== undefined) {
        await Promise.all([orders.restoreOne(first), way])
        await pause()
      }
      await Promise.all([orders.restore(), way])
      if (hasEnded) return
      onRestored('all')
      // Whoever looks at the first screen needs no catalog yet.
      await storeroom.load(workplace, findLayouts())
    },
    note(queryHash, readAtMs) {
      if (queryHash === ordersHash)
        void orders.keep(queryClient.getQueryData<Order[]>(ordersKey) ?? [], readAtMs)
      if (queryHash === wayHash)
        void categories.keep(queryClient.getQueryData<Category[]>(wayKey) ?? [], readAtMs)
    },
    end() {
      hasEnded = true
      return orders.end()
    },
  }
}
