import type { ReplacementPreference } from '@/domain/contract/order'
import type { TestOrder } from '@/domain/contract/portal'
import type { Chance } from '@/server/demo/catalog/random'
import { minutes } from '../clock'
import { between, chanceOf, chooseBy, findOne, happens } from '../draw'
import type { Shares } from '../options'
import type { Shelf, ShelfItem } from '../shelf'

export type Cancelling = {
  by: 'CUSTOMER' | 'LOGISTICS'
  /** Counted from when it was placed, was ready, or left the store. */
  after: 'placed' | 'ready' | 'left'
  delayMs: number
}

/** Everything about an order that is decided outside the store. Times are simulated. */
export type OrderPlan = {
  number: number
  delivery: TestOrder['delivery']
  items: TestOrder['items']
  promisedInMs: number
  cancelling: Cancelling | undefined
  /** How long a rider is on the way to the store, and from there. */
  comingMs: number
  ridingMs: number
}

/** What customer number so-and-so orders, and what comes of it. The same for the same seed. */
export function planOrder(seed: number, number: number, shelf: Shelf, shares: Shares): OrderPlan {
  const chance = chanceOf(seed, 'customer', number)
  const delivery = happens(chance, shares.vendorDelivery) ? 'VENDOR' : 'PLATFORM'
  return {
    number,
    delivery,
    items: drawItems(chance, shelf, shares.weighed),
    promisedInMs: minutes(between(chance, 30, 60)),
    cancelling: happens(chance, shares.cancelled) ? drawCancelling(chance, delivery) : undefined,
    comingMs: minutes(between(chance, 2, 10)),
    ridingMs: minutes(between(chance, 8, 20)),
  }
}

const MOST_LINES = 12

function drawItems(chance: Chance, shelf: Shelf, weighedShare: number): TestOrder['items'] {
  const lines = chance.whole(1, MOST_LINES / 2) + chance.whole(0, MOST_LINES / 2)
  const chosen = new Map<string, TestOrder['items'][number]>()
  for (let line = 0; line < lines; line += 1) {
    const wanted = happens(chance, weighedShare) ? shelf.weighed : shelf.pieces
    const item = findOne(chance, wanted.length > 0 ? wanted : [...shelf.pieces, ...shelf.weighed])
    if (item) chosen.set(item.sku, drawItem(chance, shelf, item))
  }
  const items = [...chosen.values()]
  // Some write the same thing down twice: two lines with one barcode.
  const [first] = items
  return first && happens(chance, 0.03) ? [...items, { ...first }] : items
}

function drawItem(chance: Chance, shelf: Shelf, item: ShelfItem): TestOrder['items'][number] {
  const preference = drawPreference(chance, shelf, item)
  return {
    sku: item.sku,
    ...(item.pricingType === 'KG' ? { weight: chance.whole(4, 40) / 20 } : drawPieces(chance, item)),
    ...(preference && { replacement_preference: preference }),
    ...(happens(chance, 0.1) && { instructions: 'The freshest, please.' }),
  }
}

/** Mostly one or two. Some take all or nothing. */
function drawPieces(chance: Chance, { mostPieces }: ShelfItem) {
  const quantity = Math.min(mostPieces, chance.whole(1, chance.whole(1, 4)))
  return { quantity, ...(happens(chance, 0.15) && { min_quantity: quantity }) }
}

function drawPreference(chance: Chance, shelf: Shelf, item: ShelfItem): ReplacementPreference | undefined {
  const kind = chooseBy(chance, { UNSAID: 35, BEST_MATCH: 25, CHOSEN: 15, NO_REPLACEMENT: 15, CALL_ME: 10 })
  switch (kind) {
    case 'UNSAID':
      return undefined
    case 'CHOSEN': {
      const beside = shelf.standInsFor({ sku: item.sku }).filter(({ sku }) => sku !== item.sku)
      const skus = [1, 2].flatMap(() => findOne(chance, beside)?.sku ?? [])
      return { kind, skus: [...new Set(skus)] }
    }
    case 'BEST_MATCH':
    case 'NO_REPLACEMENT':
    case 'CALL_ME':
      return { kind, skus: [] }
  }
}

function drawCancelling(chance: Chance, delivery: TestOrder['delivery']): Cancelling {
  const by = happens(chance, 0.7) ? 'CUSTOMER' : 'LOGISTICS'
  const after = chooseBy(chance, { placed: 5, ready: delivery === 'PLATFORM' ? 3 : 0, left: 3 })
  switch (after) {
    case 'placed':
      return { by, after, delayMs: minutes(between(chance, 0, 12)) }
    case 'ready':
      return { by, after, delayMs: minutes(between(chance, 0, 2)) }
    case 'left':
      return { by, after, delayMs: minutes(between(chance, 1, 7)) }
  }
}
