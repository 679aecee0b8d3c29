import type { TransportType } from '@/domain/contract/order'
import type { WantedItem } from '@/server/orders/takeOrder'
import * as goods from './catalog/wellKnown'

/** What the demo's customers like, and how much of it at most: pieces, or kilograms where it is weighed. */
const PIECES: readonly [sku: string, most: number][] = [
  [goods.OAT_BARISTA, 4],
  [goods.VINE_TOMATOES_500, 2],
  [goods.SOURDOUGH_LOAF, 1],
  [goods.GOUDA_SLICES_200, 2],
  [goods.WHOLE_MILK, 4],
  [goods.EGGS_10, 2],
  [goods.BUTTER_250, 2],
  [goods.POTATOES_2KG, 1],
  [goods.ORANGE_JUICE, 3],
  [goods.SPAGHETTI_500, 3],
  [goods.TOMATO_PASSATA, 3],
  [goods.COFFEE_BEANS_1KG, 1],
  [goods.DARK_CHOCOLATE, 3],
  [goods.FROZEN_PEAS, 2],
  [goods.NO_BARCODE_ROLL, 6],
]
const KILOGRAMS: readonly [sku: string, most: number][] = [
  [goods.BANANAS_LOOSE, 1.5],
  [goods.APPLES_LOOSE, 2],
  [goods.CHICKEN_BREAST, 1],
  [goods.SALMON_FILLET, 0.5],
]
const WISHES = ['BEST_MATCH', 'CALL_ME', 'NO_REPLACEMENT'] as const
const COMMENTS = ['Please ring twice.', 'Bread on top, please.', 'No bag, thank you.']

const LEAST_MINUTES = 20
const MINUTES_MORE = 30
const MOST_LINES = 8

export interface MadeUpOrder {
  transportType: TransportType
  comment: string | undefined
  promisedInMinutes: number
  items: WantedItem[]
}

/** Something that somebody might buy. `random` gives numbers from 0 to below 1. */
export function makeUpOrder(random: () => number): MadeUpOrder {
  const upTo = (most: number) => Math.floor(random() * most)
  const some = <Good>(all: readonly Good[], count: number) =>
    all
      .map((good) => ({ good, rank: random() }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, count)
      .map(({ good }) => good)
  const wish = (): Partial<WantedItem> => {
    const kind = WISHES[upTo(WISHES.length * 2)]
    return kind ? { replacement_preference: { kind, skus: [] } } : {}
  }
  const pieces = some(PIECES, 1 + upTo(MOST_LINES - 1)).map(([sku, most]) => ({
    sku,
    quantity: 1 + upTo(most),
    ...wish(),
  }))
  const weighed = some(KILOGRAMS, upTo(3)).map(([sku, most]) => ({
    sku,
    // In steps of 50 grams, as people choose it, and not so little that a scale would not show it.
    weight: 0.25 + Math.round(random() * (most - 0.25) * 20) / 20,
    ...wish(),
  }))
  return {
    transportType: random() < 0.7 ? 'LOGISTICS_DELIVERY' : 'VENDOR_DELIVERY',
    comment: COMMENTS[upTo(COMMENTS.length * 3)],
    promisedInMinutes: LEAST_MINUTES + upTo(MINUTES_MORE),
    items: [...pieces, ...weighed],
  }
}
