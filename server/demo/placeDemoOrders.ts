import type { TransportType } from '@/domain/contract/order'
import type { Tx } from '@/server/db/database'
import { takeOrder, type WantedItem } from '@/server/orders/takeOrder'
import type { Queue } from '@/server/queue/queue'
import * as goods from './catalog/wellKnown'
import { DEMO_CHAIN, FIRST_STORE, SECOND_STORE } from './demoChain'
import { madeUpCustomer } from '@/server/orders/madeUpCustomer'

interface DemoOrder {
  store?: typeof FIRST_STORE
  /** Minutes before now. */
  placedAgo: number
  /** Minutes from now; negative is late. */
  promisedIn: number
  transportType: TransportType
  comment?: string
  items: WantedItem[]
}

const piece = (sku: string, quantity = 1, more: Partial<WantedItem> = {}): WantedItem => ({
  sku,
  quantity,
  ...more,
})
const kilos = (sku: string, weight: number, more: Partial<WantedItem> = {}): WantedItem => ({
  sku,
  weight,
  ...more,
})

const bestMatch = { replacement_preference: { kind: 'BEST_MATCH' as const, skus: [] } }
const callMe = { replacement_preference: { kind: 'CALL_ME' as const, skus: [] } }
const noReplacement = { replacement_preference: { kind: 'NO_REPLACEMENT' as const, skus: [] } }

/** A quiet morning in one store: every kind of line that the app must cope with stands in one of these. */
const DEMO_ORDERS: DemoOrder[] = [
  {
    placedAgo: 26,
    promisedIn: -4,
    transportType: 'LOGISTICS_DELIVERY',
    comment: 'Please pack the eggs on top.',
    items: [
      piece(goods.OAT_BARISTA, 3, bestMatch),
      kilos(goods.BANANAS_LOOSE, 1, { instructions: 'Not too ripe, please.' }),
      piece(goods.VINE_TOMATOES_500, 2),
      piece(goods.SOURDOUGH_LOAF),
      piece(goods.GOUDA_SLICES_200, 1, bestMatch),
      piece(goods.WHOLE_MILK, 2),
      piece(goods.EGGS_10),
      piece(goods.BUTTER_250),
      kilos(goods.CHICKEN_BREAST, 0.6, callMe),
      piece(goods.SPAGHETTI_500, 2),
      piece(goods.TOMATO_PASSATA, 2),
      piece(goods.DARK_CHOCOLATE, 2, noReplacement),
    ],
  },
  {
    placedAgo: 14,
    promisedIn: 6,
    transportType: 'VENDOR_DELIVERY',
    items: [
      piece(goods.POTATOES_2KG),
      piece(goods.ORANGE_JUICE, 2),
      piece(goods.TOILET_PAPER_8),
      piece(goods.FROZEN_PEAS, 2),
      piece(goods.COFFEE_BEANS_1KG),
    ],
  },
  {
    placedAgo: 11,
    promisedIn: 14,
    transportType: 'LOGISTICS_DELIVERY',
    items: [
      kilos(goods.APPLES_LOOSE, 1.5),
      kilos(goods.SALMON_FILLET, 0.4, callMe),
      piece(goods.NO_BARCODE_ROLL, 6),
      piece(goods.BUTTER_250),
      piece(goods.WHOLE_MILK),
      piece(goods.DARK_CHOCOLATE),
    ],
  },
  {
    placedAgo: 9,
    promisedIn: 19,
    transportType: 'LOGISTICS_DELIVERY',
    items: [piece(goods.EGGS_10), piece(goods.SOURDOUGH_LOAF), piece(goods.OAT_VANILLA, 2)],
  },
  {
    placedAgo: 8,
    promisedIn: 24,
    transportType: 'VENDOR_DELIVERY',
    comment: 'Leave it with the neighbour on the left.',
    items: [
      kilos(goods.BANANAS_LOOSE, 0.8),
      piece(goods.EDAM_SLICES_200),
      piece(goods.SPAGHETTI_500, 3),
      piece(goods.TOMATO_PASSATA, 3),
    ],
  },
  {
    placedAgo: 6,
    promisedIn: 31,
    transportType: 'LOGISTICS_DELIVERY',
    items: [piece(goods.COFFEE_BEANS_1KG, 2), piece(goods.OAT_BARISTA, 6)],
  },
  {
    placedAgo: 5,
    promisedIn: 36,
    transportType: 'LOGISTICS_DELIVERY',
    items: [
      piece(goods.GOUDA_YOUNG_180),
      piece(goods.GOUDA_AGED_250),
      piece(goods.VINE_TOMATOES_500),
      kilos(goods.APPLES_LOOSE, 0.75),
      piece(goods.NO_BARCODE_ROLL, 4),
    ],
  },
  {
    placedAgo: 3,
    promisedIn: 42,
    transportType: 'VENDOR_DELIVERY',
    items: [piece(goods.FROZEN_PEAS), piece(goods.POTATOES_2KG, 2), kilos(goods.CHICKEN_BREAST, 1.2)],
  },
  {
    placedAgo: 2,
    promisedIn: 55,
    transportType: 'LOGISTICS_DELIVERY',
    items: [piece(goods.TOILET_PAPER_8, 2), piece(goods.ORANGE_JUICE, 4, bestMatch)],
  },
  {
    placedAgo: 1,
    promisedIn: 60,
    transportType: 'LOGISTICS_DELIVERY',
    items: [piece(goods.TWO_BARCODE_HONEY), piece(goods.BUTTER_250, 2), kilos(goods.APPLES_LOOSE, 1)],
  },
  {
    store: SECOND_STORE,
    placedAgo: 7,
    promisedIn: 22,
    transportType: 'LOGISTICS_DELIVERY',
    items: [piece(goods.WHOLE_MILK, 2), kilos(goods.BANANAS_LOOSE, 1), piece(goods.SOURDOUGH_LOAF)],
  },
]

export async function placeDemoOrders(tx: Tx, queue: Queue, now: Date): Promise<void> {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const oldestFirst = [...DEMO_ORDERS].sort((one, other) => other.placedAgo - one.placedAgo)
  for (const [index, order] of oldestFirst.entries()) {
    await takeOrder(tx, queue, {
      chainId: DEMO_CHAIN.chainId,
      vendorId: (order.store ?? FIRST_STORE).vendorId,
      transportType: order.transportType,
      customer: madeUpCustomer(index),
      items: order.items,
      comment: order.comment,
      now,
      createdAt: inMinutes(-order.placedAgo),
      promisedFor: inMinutes(order.promisedIn),
    })
  }
}
