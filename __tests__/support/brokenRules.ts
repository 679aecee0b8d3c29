import type { Order, OrderLine } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { fulfilment, inCart, settled } from './judging'

/**
 * Every rule of a cart, broken one at a time. The requests are for an order of three lines: 3 MILK of 1 to 4,
 * 1 GOUDA, and 1 kg of BANANAS of 0.8 to 1.2; the store also has EDAM, BAG and, by weight, APPLES.
 */

export function lineAt(order: Order, index: number): OrderLine {
  const line = order.items[index]
  if (!line) throw new Error(`The order has no line ${index}`)
  return line
}

/** The fulfilment of the order with the item of one line replaced. */
export function withItem(
  order: Order,
  index: number,
  item: LineUpdate,
  more: LineUpdate[] = [],
): OrderUpdate {
  const items = order.items.map((line, at) => (at === index ? item : inCart(line)))
  return fulfilment(order, { items: [...items, ...more] })
}

export const replacement = (
  replacedId: string,
  sku: string,
  pricing: Partial<LineUpdate['pricing']> = {},
): LineUpdate => ({
  sku,
  status: 'IN_CART',
  replaced_id: replacedId,
  pricing: { pricing_type: 'UNIT', quantity: 1, ...pricing },
})

export const addition = (sku: string, pricing: Partial<LineUpdate['pricing']> = {}): LineUpdate => ({
  sku,
  status: 'ADDITION',
  pricing: { pricing_type: 'UNIT', quantity: 1, ...pricing },
})

const item = (index: number, pricing: Partial<LineUpdate['pricing']>) => (order: Order) =>
  withItem(order, index, inCart(lineAt(order, index), pricing))

const more =
  (...items: LineUpdate[]) =>
  (order: Order) =>
    fulfilment(order, { items: [...fulfilment(order).items, ...items] })

/** GOUDA is replaced by what the function makes of its `_id`. */
const replacing =
  (...items: ((goudaId: string) => LineUpdate)[]) =>
  (order: Order) => {
    const gouda = lineAt(order, 1)
    return withItem(
      order,
      1,
      settled(gouda, 'REPLACED'),
      items.map((make) => make(gouda._id)),
    )
  }

export interface BrokenRule {
  name: string
  request: (order: Order) => OrderUpdate
  /** Code and place of every fault. */
  faults: string[]
}

const ROWS: [string, (order: Order) => OrderUpdate, string[]][] = [
  ['another order_id', (o) => fulfilment(o, { order_id: 'other' }), ['ORDER_ID_DIFFERS order_id']],
  [
    'no items',
    (o) => fulfilment(o, { items: [] }),
    ['NO_ITEMS items', 'LINE_LEFT_OUT items', 'LINE_LEFT_OUT items', 'LINE_LEFT_OUT items'],
  ],
  ['no items to check', (o) => ({ ...fulfilment(o), status: 'UPDATE_CART', items: [] }), ['NO_ITEMS items']],
  [
    'an unknown _id',
    more({ _id: 'zzz', status: 'IN_CART', pricing: { pricing_type: 'UNIT' } }),
    ['LINE_UNKNOWN items[3]._id'],
  ],
  [
    'an unknown sku',
    more({ sku: 'ZZZ', status: 'IN_CART', pricing: { pricing_type: 'UNIT' } }),
    ['LINE_UNKNOWN items[3].sku'],
  ],
  [
    'no name at all',
    more({ status: 'IN_CART', pricing: { pricing_type: 'UNIT' } }),
    ['LINE_NOT_NAMED items[3]'],
  ],
  ['a line named twice', (o) => more(inCart(lineAt(o, 0)))(o), ['LINE_NAMED_TWICE items[3]']],
  [
    "a sku that is not the line's",
    (o) => withItem(o, 0, { ...inCart(lineAt(o, 0)), sku: 'GOUDA' }),
    ['SKU_DIFFERS items[0].sku', 'LINE_LEFT_OUT items'],
  ],
  ['a line left out', (o) => fulfilment(o, { items: fulfilment(o).items.slice(1) }), ['LINE_LEFT_OUT items']],
  [
    'a line still open',
    (o) => withItem(o, 0, settled(lineAt(o, 0), 'NOT_PROCESSED')),
    ['LINE_STILL_OPEN items[0].status'],
  ],
  [
    'another pricing_type',
    item(0, { pricing_type: 'KG', weight: 1 }),
    ['PRICING_TYPE_DIFFERS items[0].pricing.pricing_type'],
  ],
  ['too few pieces', item(0, { quantity: 0 }), ['QUANTITY_OUT_OF_RANGE items[0].pricing.quantity']],
  ['too many pieces', item(0, { quantity: 5 }), ['QUANTITY_OUT_OF_RANGE items[0].pricing.quantity']],
  ['half a piece', item(0, { quantity: 1.5 }), ['QUANTITY_NOT_WHOLE items[0].pricing.quantity']],
  ['both prices', item(0, { unit_price: 1, total_price: 1 }), ['TWO_PRICES items[0].pricing']],
  ['a negative price', item(0, { unit_price: -0.01 }), ['PRICE_NEGATIVE items[0].pricing.unit_price']],
  ['a negative total', item(0, { total_price: -1 }), ['PRICE_NEGATIVE items[0].pricing.total_price']],
  ['no weight', item(2, { weight: null }), ['WEIGHT_REQUIRED items[2].pricing.weight']],
  ['too light', item(2, { weight: 0.799 }), ['WEIGHT_OUT_OF_RANGE items[2].pricing.weight']],
  ['too heavy', item(2, { weight: 1.201 }), ['WEIGHT_OUT_OF_RANGE items[2].pricing.weight']],
  ['a price on weight', item(2, { unit_price: 1 }), ['PRICE_NOT_ALLOWED items[2].pricing.unit_price']],
  [
    'two pieces of a weighed line',
    item(2, { quantity: 2 }),
    ['QUANTITY_OUT_OF_RANGE items[2].pricing.quantity'],
  ],
  ['REPLACED without replacement', replacing(), ['REPLACEMENT_MISSING items[1]']],
  [
    'two replacements',
    replacing(
      (id) => replacement(id, 'EDAM'),
      (id) => replacement(id, 'BAG'),
    ),
    ['REPLACEMENT_TWICE items[4].replaced_id'],
  ],
  [
    'a replacement of a line that is in the cart',
    (o) => more(replacement(lineAt(o, 1)._id, 'EDAM'))(o),
    ['REPLACED_LINE_NOT_REPLACED items[3].replaced_id'],
  ],
  [
    'a replacement of an unknown line',
    more(replacement('zzz', 'EDAM')),
    ['REPLACED_LINE_UNKNOWN items[3].replaced_id'],
  ],
  [
    'a replacement without sku',
    replacing((id) => ({ ...replacement(id, 'EDAM'), sku: undefined })),
    ['SKU_REQUIRED items[3].sku'],
  ],
  [
    'a replacement that the store does not have',
    replacing((id) => replacement(id, 'ZZZ')),
    ['ITEM_NOT_FOUND items[3].sku'],
  ],
  [
    'a replacement without quantity',
    replacing((id) => replacement(id, 'EDAM', { quantity: null })),
    ['QUANTITY_REQUIRED items[3].pricing.quantity'],
  ],
  [
    'a replacement with a price',
    replacing((id) => replacement(id, 'EDAM', { unit_price: 1 })),
    ['PRICE_NOT_ALLOWED items[3].pricing.unit_price'],
  ],
  [
    'a weighed replacement without weight',
    replacing((id) => replacement(id, 'APPLES', { pricing_type: 'KG' })),
    ['WEIGHT_REQUIRED items[3].pricing.weight'],
  ],
  [
    'a replacement that is not in the cart',
    replacing((id) => ({ ...replacement(id, 'EDAM'), status: 'NOT_FOUND' })),
    ['STATUS_NOT_ALLOWED items[3].status'],
  ],
  ['an addition without sku', more({ ...addition('BAG'), sku: undefined }), ['SKU_REQUIRED items[3].sku']],
  ['an addition that the store does not have', more(addition('ZZZ')), ['ITEM_NOT_FOUND items[3].sku']],
  [
    'an addition without quantity',
    more(addition('BAG', { quantity: null })),
    ['QUANTITY_REQUIRED items[3].pricing.quantity'],
  ],
  [
    'a weighed addition without weight',
    more(addition('APPLES', { pricing_type: 'KG' })),
    ['WEIGHT_REQUIRED items[3].pricing.weight'],
  ],
  [
    'an addition of nothing',
    more(addition('BAG', { quantity: 0 })),
    ['QUANTITY_OUT_OF_RANGE items[3].pricing.quantity'],
  ],
  [
    'an addition with a negative price',
    more(addition('BAG', { unit_price: -1 })),
    ['PRICE_NEGATIVE items[3].pricing.unit_price'],
  ],
  [
    'an addition with a total',
    more(addition('BAG', { total_price: 1 })),
    ['PRICE_NOT_ALLOWED items[3].pricing.total_price'],
  ],
  [
    'a cancellation without reason',
    () => ({ status: 'CANCELLED', items: [] }),
    ['CANCELLATION_REASON_REQUIRED cancellation.reason'],
  ],
  [
    'a cancellation that adds',
    () => ({ status: 'CANCELLED', items: [addition('BAG')], cancellation: { reason: 'CLOSED' } }),
    ['STATUS_NOT_ALLOWED items[0].status'],
  ],
]

export const BROKEN_RULES: BrokenRule[] = ROWS.map(([name, request, faults]) => ({ name, request, faults }))
