import type { Order } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import type { CatalogFacts } from '@/domain/orders/update/catalogFacts'
import { addition, BROKEN_RULES, replacement, withItem } from '@/__tests__/support/brokenRules'
import {
  factsOf,
  fulfilment,
  inCart,
  NOW,
  orderOf,
  product,
  settled,
  wanted,
} from '@/__tests__/support/judging'

const milk = product('MILK', 1.29)
const gouda = product('GOUDA', 3.2)
const edam = product('EDAM', 3.1)
const truffle = product('TRUFFLE', 9.9)
const bananas = product('BANANAS', 1.99, 'KG')
const apples = product('APPLES', 2.49, 'KG')
const bag = product('BAG', 0.2)
const catalog = factsOf([milk, gouda, edam, truffle, bananas, apples, bag])

const start = () =>
  orderOf([wanted('l1', milk, 3, { least: 1, most: 4 }), wanted('l2', gouda, 1), wanted('l3', bananas, 1)])

function accept(order: Order, request: OrderUpdate, facts: CatalogFacts = catalog): Order {
  const verdict = judgeUpdate(order, request, facts, NOW)
  if (verdict.kind !== 'changed' && verdict.kind !== 'checked') throw new Error(JSON.stringify(verdict))
  return verdict.order
}

function faults(order: Order, request: OrderUpdate, facts: CatalogFacts = catalog): string[] {
  const verdict = judgeUpdate(order, request, facts, NOW)
  if (verdict.kind !== 'faulty') throw new Error(`Expected faults, got ${verdict.kind}`)
  return verdict.faults.map((fault) => `${fault.code} ${fault.path}`)
}

const lineOf = (order: Order, id: string) => {
  const line = order.items.find((candidate) => candidate._id === id)
  if (!line) throw new Error(`No line ${id}`)
  return line
}

describe('a full fulfilment', () => {
  it('puts every line into the cart, keeps the totals and counts the version up', () => {
    const order = start()
    const after = accept(order, fulfilment(order))
    expect(after.status).toBe('READY_FOR_PICKUP')
    expect(after.items.map((line) => line.status)).toEqual(['IN_CART', 'IN_CART', 'IN_CART'])
    expect(after.payment).toEqual(order.payment)
    expect(after.sys).toMatchObject({ version: 2, updated_at: NOW.toISOString() })
  })

  it('is DISPATCHED where the store delivers', () => {
    const order = orderOf([wanted('l1', milk, 1)], { transport_type: 'VENDOR_DELIVERY' })
    expect(accept(order, fulfilment(order)).status).toBe('DISPATCHED')
  })

  it('takes lines named by their sku', () => {
    const order = start()
    const items = order.items.map(({ sku, pricing }) => ({
      sku,
      status: 'IN_CART' as const,
      pricing: { pricing_type: pricing.pricing_type, weight: pricing.weight },
    }))
    expect(accept(order, fulfilment(order, { items })).status).toBe('READY_FOR_PICKUP')
  })
})

describe('a partial fulfilment', () => {
  it('charges nothing for what was not found', () => {
    const order = start()
    const after = accept(order, withItem(order, 1, settled(lineOf(order, 'l2'), 'NOT_FOUND')))
    expect(after.payment.sub_total).toBe(5.86)
    expect(after.payment.order_total).toBe(9.34)
  })
})

describe('changed amounts and prices', () => {
  it.each<[string, string, Partial<LineUpdate['pricing']>, { unit: number; total: number }]>([
    ['fewer pieces', 'l1', { quantity: 1 }, { unit: 1.29, total: 1.29 }],
    ['more pieces, up to the bound', 'l1', { quantity: 4 }, { unit: 1.29, total: 5.16 }],
    ['another price of one', 'l1', { unit_price: 1.1 }, { unit: 1.1, total: 3.3 }],
    ['another price of the line', 'l1', { total_price: 1 }, { unit: 0.333, total: 1 }],
    ['a price for nothing', 'l1', { unit_price: 0 }, { unit: 0, total: 0 }],
    ['extra decimals, cut', 'l1', { unit_price: 4.5555 }, { unit: 4.555, total: 13.665 }],
    ['a weight', 'l3', { weight: 1.04 }, { unit: 1.99, total: 2.069 }],
    ['a weight with extra decimals, cut', 'l3', { weight: 1.0409 }, { unit: 1.99, total: 2.069 }],
    ['a weight at the lower bound', 'l3', { weight: 0.8 }, { unit: 1.99, total: 1.592 }],
    ['a weight at the upper bound', 'l3', { weight: 1.2 }, { unit: 1.99, total: 2.388 }],
  ])('takes %s', (_name, id, pricing, { unit, total }) => {
    const order = start()
    const after = accept(order, withItem(order, Number(id.slice(1)) - 1, inCart(lineOf(order, id), pricing)))
    expect(lineOf(after, id).pricing).toMatchObject({ unit_price: unit, total_price: total })
    expect(lineOf(after, id).original_pricing).toEqual(lineOf(order, id).original_pricing)
  })
})

describe('a replacement', () => {
  const replaceGouda = (order: Order, item: LineUpdate) =>
    withItem(order, 1, settled(lineOf(order, 'l2'), 'REPLACED'), [item])

  it('stands in for the line and is charged by the catalog', () => {
    const order = start()
    const after = accept(order, replaceGouda(order, replacement('l2', 'EDAM')))
    expect(lineOf(after, 'l2').status).toBe('REPLACED')
    expect(lineOf(after, 'l2:replacement')).toMatchObject({
      sku: 'EDAM',
      status: 'IN_CART',
      replaced_id: 'l2',
    })
    expect(after.payment.sub_total).toBe(8.96)
  })

  it('that is dearer is charged at the price of the original', () => {
    const order = start()
    const after = accept(order, replaceGouda(order, replacement('l2', 'TRUFFLE')))
    expect(lineOf(after, 'l2:replacement').pricing.total_price).toBe(3.2)
    expect(after.payment).toEqual(order.payment)
  })

  it('may be weighed for pieces, and pieces for weighed, in any store', () => {
    const order = start()
    const noWeighed = { ...catalog, weightedItemsEnabled: false }
    const weighed = replacement('l2', 'APPLES', { pricing_type: 'KG', weight: 0.5 })
    expect(
      lineOf(accept(order, replaceGouda(order, weighed), noWeighed), 'l2:replacement').pricing,
    ).toMatchObject({
      weight: 0.5,
      total_price: 1.245,
    })
    const pieces = withItem(order, 2, settled(lineOf(order, 'l3'), 'REPLACED'), [replacement('l3', 'BAG')])
    expect(lineOf(accept(order, pieces, noWeighed), 'l3:replacement').sku).toBe('BAG')
  })

  it('weighed for weighed needs a store that has it enabled', () => {
    const order = start()
    const request = withItem(order, 2, settled(lineOf(order, 'l3'), 'REPLACED'), [
      replacement('l3', 'APPLES', { pricing_type: 'KG', weight: 0.5 }),
    ])
    expect(lineOf(accept(order, request), 'l3:replacement').sku).toBe('APPLES')
    expect(faults(order, request, { ...catalog, weightedItemsEnabled: false })).toEqual([
      'WEIGHED_REPLACEMENT_NOT_ENABLED items[3].sku',
    ])
  })
})

describe('additions', () => {
  it('become lines of their own, even of a sku that the order has', () => {
    const order = start()
    const items = [
      ...fulfilment(order).items,
      addition('MILK'),
      addition('BAG', { quantity: 2 }),
      addition('MILK'),
    ]
    const after = accept(order, fulfilment(order, { items }))
    expect(after.items.slice(3).map((line) => [line._id, line.sku, line.status])).toEqual([
      ['addition:1', 'MILK', 'ADDITION'],
      ['addition:2', 'BAG', 'ADDITION'],
      ['addition:3', 'MILK', 'ADDITION'],
    ])
    expect(after.payment.sub_total).toBe(12.04)
  })

  it('may carry a price of their own, or weigh something', () => {
    const order = start()
    const items = [
      ...fulfilment(order).items,
      addition('BAG', { unit_price: 0.1 }),
      addition('APPLES', { pricing_type: 'KG', weight: 2 }),
    ]
    const after = accept(order, fulfilment(order, { items }))
    expect(after.items.slice(3).map((line) => line.pricing.total_price)).toEqual([0.1, 4.98])
  })
})

describe('a check of the cart', () => {
  it('answers the order as it would be and leaves state and version alone', () => {
    const order = start()
    const after = accept(order, {
      status: 'UPDATE_CART',
      items: [inCart(lineOf(order, 'l1'), { quantity: 1 })],
    })
    expect(after).toMatchObject({ status: 'RECEIVED', sys: order.sys })
    expect(after.items.map((line) => line.status)).toEqual(['IN_CART', 'NOT_PROCESSED', 'NOT_PROCESSED'])
    expect(after.payment.sub_total).toBe(6.48)
  })
})

describe('a cancellation by the store', () => {
  it('says who and why, and that no rider had it', () => {
    const order = start()
    const after = accept(order, { status: 'CANCELLED', items: [], cancellation: { reason: 'TOO_BUSY' } })
    expect(after).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'TOO_BUSY', cancelled_by: 'VENDOR' },
      post_pickup_flag: false,
    })
  })

  it.each<[Order['status'], Order['transport_type'], boolean]>([
    ['READY_FOR_PICKUP', 'LOGISTICS_DELIVERY', false],
    ['DISPATCHED', 'LOGISTICS_DELIVERY', true],
    ['DISPATCHED', 'VENDOR_DELIVERY', false],
  ])('is possible when %s by %s, after pickup: %s', (status, transport_type, afterPickup) => {
    const order = { ...start(), status, transport_type }
    const after = accept(order, { status: 'CANCELLED', items: [], cancellation: { reason: 'CLOSED' } })
    expect(after.post_pickup_flag).toBe(afterPickup)
  })
})

describe('the state of the order', () => {
  it.each<[string, Partial<Order>, OrderUpdate['status']]>([
    ['READY_FOR_PICKUP where the store delivers', { transport_type: 'VENDOR_DELIVERY' }, 'READY_FOR_PICKUP'],
    ['DISPATCHED where a rider collects', {}, 'DISPATCHED'],
    ['fulfilment of an order that is ready', { status: 'READY_FOR_PICKUP' }, 'READY_FOR_PICKUP'],
    ['fulfilment of a cancelled order', { status: 'CANCELLED' }, 'READY_FOR_PICKUP'],
    ['a check of an order that is ready', { status: 'READY_FOR_PICKUP' }, 'UPDATE_CART'],
    ['a check of a cancelled order', { status: 'CANCELLED' }, 'UPDATE_CART'],
    ['cancelling a cancelled order', { status: 'CANCELLED' }, 'CANCELLED'],
    ['cancelling a delivered order', { status: 'DELIVERED' }, 'CANCELLED'],
    ['cancelling a collected order', { status: 'PICKED_UP' }, 'CANCELLED'],
  ])('forbids %s', (_name, state, status) => {
    const order = { ...start(), ...state }
    const request = fulfilment(order, { status, cancellation: { reason: 'CLOSED' } })
    expect(judgeUpdate(order, request, catalog, NOW).kind).toBe('wrong-state')
  })
})

describe('every broken rule is named with its place', () => {
  it.each(BROKEN_RULES)('$name', ({ request, faults: expected }) => {
    const order = start()
    expect(faults(order, request(order)).sort()).toEqual([...expected].sort())
  })

  it('needs _id where a sku stands on two lines', () => {
    const order = orderOf([wanted('l1', milk, 1), wanted('l2', milk, 2)])
    const bySku = { sku: 'MILK', status: 'IN_CART' as const, pricing: { pricing_type: 'UNIT' as const } }
    expect(faults(order, fulfilment(order, { items: [inCart(lineOf(order, 'l1')), bySku] }))).toEqual([
      'LINE_AMBIGUOUS items[1].sku',
      'LINE_LEFT_OUT items',
    ])
    expect(accept(order, fulfilment(order)).status).toBe('READY_FOR_PICKUP')
  })

  it('names all faults of a request at once', () => {
    const order = start()
    const request = fulfilment(order, {
      order_id: 'other',
      items: [
        inCart(lineOf(order, 'l1'), { quantity: 99, unit_price: -1 }),
        inCart(lineOf(order, 'l3'), { weight: 9 }),
        addition('ZZZ'),
      ],
    })
    expect(faults(order, request).sort()).toEqual([
      'ITEM_NOT_FOUND items[2].sku',
      'LINE_LEFT_OUT items',
      'ORDER_ID_DIFFERS order_id',
      'PRICE_NEGATIVE items[0].pricing.unit_price',
      'QUANTITY_OUT_OF_RANGE items[0].pricing.quantity',
      'WEIGHT_OUT_OF_RANGE items[1].pricing.weight',
    ])
  })
})

describe('a repeat', () => {
  it('has the key of the request that took effect, however it is written', () => {
    const order = start()
    const first = judgeUpdate(order, fulfilment(order), catalog, NOW)
    if (first.kind !== 'changed') throw new Error(first.kind)
    const spelledOut = [...order.items].reverse().map((line) => ({
      sku: line.sku,
      status: 'IN_CART' as const,
      pricing: {
        pricing_type: line.pricing.pricing_type,
        quantity: line.pricing.quantity,
        weight: line.pricing.weight,
        unit_price: line.pricing.pricing_type === 'UNIT' ? line.pricing.unit_price : undefined,
      },
    }))
    const again = judgeUpdate(first.order, fulfilment(order, { items: spelledOut }), catalog, NOW)
    expect(again).toMatchObject({ kind: 'wrong-state', key: first.key })
  })

  it('with other content has another key', () => {
    const order = start()
    const first = judgeUpdate(order, fulfilment(order), catalog, NOW)
    if (first.kind !== 'changed') throw new Error(first.kind)
    const other = judgeUpdate(
      first.order,
      withItem(order, 0, inCart(lineOf(order, 'l1'), { quantity: 1 })),
      catalog,
      NOW,
    )
    expect(other.kind === 'wrong-state' && other.key).not.toBe(first.key)
  })
})
