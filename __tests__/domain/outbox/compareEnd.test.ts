import { factsOf, fulfilment, NOW, orderOf, product, wanted } from '@/__tests__/support/judging'
import type { Order, OrderLine, OrderStatus } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { compareEnd, type EndVerdict } from '@/domain/outbox/compareEnd'
import { cancelRequest } from '@/domain/picking/cart'

const MILK = product('milk', 1.19)
const BANANAS = product('bananas', 1.99, 'KG')
const OATS = product('oats', 2.49)
const APPLES = product('apples', 2.99, 'KG')
const order = orderOf([
  wanted('l1', MILK, 3, { least: 1, most: 3 }),
  wanted('l2', BANANAS, 1),
  wanted('l3', MILK, 1),
])

const pieces = (quantity: number, more: Partial<LineUpdate['pricing']> = {}): LineUpdate['pricing'] => ({
  pricing_type: 'UNIT',
  quantity,
  ...more,
})
const kilos = (weight: number): LineUpdate['pricing'] => ({ pricing_type: 'KG', quantity: 1, weight })

const milk: LineUpdate = { _id: 'l1', sku: 'milk', status: 'IN_CART', pricing: pieces(2) }
const bananas: LineUpdate = { _id: 'l2', sku: 'bananas', status: 'IN_CART', pricing: kilos(1.04) }
const missed: LineUpdate = {
  _id: 'l3',
  sku: 'milk',
  status: 'NOT_FOUND',
  pricing: { pricing_type: 'UNIT' },
}
const replaced: LineUpdate = { ...missed, status: 'REPLACED' }
const oatsForMilk: LineUpdate = { sku: 'oats', status: 'IN_CART', replaced_id: 'l3', pricing: pieces(1) }
const moreOats: LineUpdate = { sku: 'oats', status: 'ADDITION', pricing: pieces(1) }
const moreApples: LineUpdate = { sku: 'apples', status: 'ADDITION', pricing: kilos(0.5) }

const finish = (...items: LineUpdate[]): OrderUpdate => ({ status: 'READY_FOR_PICKUP', items })
const cart = finish(milk, bananas, missed)

function ended(request: OrderUpdate, catalog = [MILK, BANANAS, OATS, APPLES]): Order {
  const verdict = judgeUpdate(order, request, factsOf(catalog), NOW)
  if (verdict.kind !== 'changed') throw new Error(JSON.stringify(verdict))
  return verdict.order
}

const kindOf = (verdict: EndVerdict) => verdict.kind

describe('a request to finish', () => {
  it.each<[OrderStatus, EndVerdict['kind']]>([
    ['RECEIVED', 'open'],
    ['READY_FOR_PICKUP', 'own'],
    ['DISPATCHED', 'own'],
    ['PICKED_UP', 'own'],
    ['DELIVERED', 'own'],
    ['CANCELLED', 'otherwise'],
  ])('whose cart the order holds finds it %s: %s', (status, kind) => {
    expect(kindOf(compareEnd(cart, { ...ended(cart), status }))).toBe(kind)
  })

  it('that nobody answered is still to be sent while the order is as it came', () => {
    expect(compareEnd(cart, order)).toEqual({ kind: 'open' })
  })

  it('is known again with what stands in and what was added, in any order', () => {
    const request = finish(milk, bananas, replaced, oatsForMilk, moreOats, moreApples)
    const held = ended(request)
    expect(compareEnd(request, held)).toEqual({ kind: 'own' })
    expect(compareEnd(request, { ...held, items: [...held.items].reverse() })).toEqual({ kind: 'own' })
    expect(compareEnd({ ...request, items: [...request.items].reverse() }, held)).toEqual({ kind: 'own' })
  })

  it('is known again where it names a line by its sku', () => {
    const request = finish(milk, { ...bananas, _id: undefined }, missed)
    expect(compareEnd(request, ended(request))).toEqual({ kind: 'own' })
  })

  it('is known again by a service that gives its own ids to what the store brought in', () => {
    const request = finish(milk, bananas, replaced, oatsForMilk, moreOats)
    const held = ended(request)
    const items = held.items.map((line, place) =>
      place < 3 ? line : ({ ...line, _id: `new-${place}` } as OrderLine),
    )
    expect(compareEnd(request, { ...held, items })).toEqual({ kind: 'own' })
  })

  it('is known again although the service has a newer price of what the store brought in', () => {
    const request = finish(milk, bananas, replaced, oatsForMilk, moreOats, moreApples)
    const dearer = [MILK, BANANAS, { ...OATS, price: 9.99 }, { ...APPLES, price: 0.01 }]
    expect(compareEnd(request, ended(request, dearer))).toEqual({ kind: 'own' })
  })

  it.each<[string, LineUpdate['pricing']]>([
    ['of one', pieces(2, { unit_price: 0.99 })],
    ['of the line', pieces(2, { total_price: 1.5 })],
    ['that was agreed anyway', pieces(2, { unit_price: 1.19 })],
    ['of nothing', pieces(2, { total_price: 0 })],
  ])('with a price %s is known again', (_, pricing) => {
    const request = finish({ ...milk, pricing }, bananas, missed)
    expect(compareEnd(request, ended(request))).toEqual({ kind: 'own' })
  })

  it.each<[string, OrderUpdate, unknown]>([
    [
      'fewer pieces',
      finish({ ...milk, pricing: pieces(1) }, bananas, missed),
      {
        sku: 'milk',
        mine: { status: 'IN_CART', quantity: 2 },
        theirs: { status: 'IN_CART', quantity: 1 },
      },
    ],
    [
      'another weight',
      finish(milk, { ...bananas, pricing: kilos(1.05) }, missed),
      { sku: 'bananas', mine: { weightKg: 1.04 }, theirs: { weightKg: 1.05 } },
    ],
    [
      'a line found that was missed here',
      finish(milk, bananas, { ...missed, status: 'IN_CART', pricing: pieces(1) }),
      { sku: 'milk', mine: { status: 'NOT_FOUND' }, theirs: { status: 'IN_CART', quantity: 1 } },
    ],
    [
      'a line missed that was found here',
      finish({ ...missed, _id: 'l1' }, bananas, missed),
      { sku: 'milk', mine: { quantity: 2 }, theirs: { status: 'NOT_FOUND' } },
    ],
    [
      'an addition',
      finish(milk, bananas, missed, moreOats),
      { sku: 'oats', name: 'Product oats', theirs: { status: 'ADDITION', quantity: 1 } },
    ],
    [
      'a price',
      finish({ ...milk, pricing: pieces(2, { unit_price: 0.5 }) }, bananas, missed),
      { sku: 'milk', mine: { quantity: 2 }, theirs: { quantity: 2, totalPrice: 1 } },
    ],
    [
      'a price of the whole',
      finish({ ...milk, pricing: pieces(2, { total_price: 2 }) }, bananas, missed),
      { sku: 'milk', mine: { quantity: 2 }, theirs: { quantity: 2, totalPrice: 2 } },
    ],
  ])('is told apart from an end with %s, and says in what', (_, theirs, difference) => {
    expect(compareEnd(cart, ended(theirs))).toMatchObject({ kind: 'otherwise', differences: [difference] })
  })

  it.each<[string, OrderUpdate, OrderUpdate, number]>([
    [
      'another product stands in',
      finish(milk, bananas, replaced, oatsForMilk),
      finish(milk, bananas, replaced, { ...oatsForMilk, sku: 'apples', pricing: kilos(0.5) }),
      2,
    ],
    ['nothing stands in', finish(milk, bananas, replaced, oatsForMilk), finish(milk, bananas, missed), 2],
    [
      'what stands in here was added there',
      finish(milk, bananas, replaced, oatsForMilk),
      finish(milk, bananas, missed, moreOats),
      2,
    ],
    [
      'it was added twice',
      finish(milk, bananas, missed, moreOats),
      finish(milk, bananas, missed, moreOats, moreOats),
      1,
    ],
    [
      'an addition has a price here',
      finish(milk, bananas, missed, { ...moreOats, pricing: pieces(1, { unit_price: 1 }) }),
      finish(milk, bananas, missed, moreOats),
      1,
    ],
    [
      'a line has a price here',
      finish({ ...milk, pricing: pieces(2, { unit_price: 0.5 }) }, bananas, missed),
      cart,
      1,
    ],
  ])('is told apart where %s', (_, mine, theirs, count) => {
    const verdict = compareEnd(mine, ended(theirs))
    expect(verdict).toMatchObject({ kind: 'otherwise' })
    expect(verdict.kind === 'otherwise' && verdict.differences).toHaveLength(count)
  })

  it('names what it has and the other has not, as people know it', () => {
    const verdict = compareEnd(finish(milk, bananas, missed, { ...moreApples, name: 'Apples' }), ended(cart))
    expect(verdict).toEqual({
      kind: 'otherwise',
      differences: [
        { sku: 'apples', name: 'Apples', mine: { status: 'ADDITION', quantity: 1, weightKg: 0.5 } },
      ],
    })
  })
})

describe('a request to cancel', () => {
  const cancel = cancelRequest(order, 'TOO_BUSY')

  it.each<[OrderStatus, EndVerdict]>([
    ['RECEIVED', { kind: 'open' }],
    // What was sent off can still be cancelled.
    ['READY_FOR_PICKUP', { kind: 'open' }],
    ['DISPATCHED', { kind: 'open' }],
    ['CANCELLED', { kind: 'own' }],
    ['PICKED_UP', { kind: 'otherwise', differences: [] }],
    ['DELIVERED', { kind: 'otherwise', differences: [] }],
  ])('finds the order %s: %j', (status, verdict) => {
    expect(compareEnd(cancel, { ...ended(fulfilment(order)), status })).toEqual(verdict)
  })
})
