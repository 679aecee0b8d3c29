import fc from 'fast-check'
import { arbitraryOrder, CATALOG, SHELF, throughJson } from '@/__tests__/support/arbitraryFloor'
import { factsOf, NOW } from '@/__tests__/support/judging'
import { arbitraryWanted, pickOnFloor, type Wanted } from '@/__tests__/support/shopFloor'
import { orderSchema, type Order } from '@/domain/contract/order'
import { orderUpdateSchema, type LineUpdate, type OrderUpdate } from '@/domain/contract/orderUpdate'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { compareEnd } from '@/domain/outbox/compareEnd'
import { finishRequest } from '@/domain/picking/cart'
import { replay } from '@/domain/picking/session'

const RUNS = 1_000

const arbitraryWishes = fc.array(arbitraryWanted, { maxLength: 25 })
/** What the service charges by now, as a share of what it charged when the device last asked. */
const arbitraryShare = fc.constantFrom(1, 0.5, 1.001, 3, 0)

function requestOf(order: Order, wishes: readonly Wanted[]): OrderUpdate {
  const session = replay(order, pickOnFloor(order, { shelf: SHELF, weightedItemsEnabled: true }, wishes))
  const finish = finishRequest(session, order)
  if (finish.kind !== 'request') throw new Error(`No request: ${finish.kind}`)
  return orderUpdateSchema.parse(throughJson(finish.request))
}

/** The order as the service holds it after this request, read again by a device. */
function ended(order: Order, request: OrderUpdate, share: number): Order {
  const facts = factsOf(CATALOG.map((product) => ({ ...product, price: product.price * share })))
  const verdict = judgeUpdate(order, request, facts, NOW)
  if (verdict.kind !== 'changed') throw new Error(`The service says ${verdict.kind}`)
  return orderSchema.parse(throughJson(verdict.order))
}

type Pricing = LineUpdate['pricing']

const withPricing = (item: LineUpdate, pricing: Partial<Pricing>): LineUpdate[] => [
  { ...item, pricing: { ...item.pricing, ...pricing } },
]
const isBrought = ({ _id }: LineUpdate) => _id === undefined

/** What another device may have decided of one item. Undefined where it cannot be decided in this way. */
const OTHERWISE: Record<string, (item: LineUpdate) => LineUpdate[] | undefined> = {
  quantity: (item) => {
    const { pricing_type, quantity } = item.pricing
    return pricing_type === 'UNIT' && quantity != null
      ? withPricing(item, { quantity: quantity + 1 })
      : undefined
  },
  weight: (item) => {
    const { weight } = item.pricing
    return weight == null ? undefined : withPricing(item, { weight: weight + 0.001 })
  },
  status: (item) => {
    if (isBrought(item)) return undefined
    return item.status === 'NOT_FOUND'
      ? [{ ...item, status: 'IN_CART', pricing: { ...item.pricing, quantity: 1 } }]
      : [{ ...item, status: 'NOT_FOUND' }]
  },
  'left out': () => [],
  twice: (item) => (isBrought(item) ? [item, item] : undefined),
  'another product': (item) => (isBrought(item) ? [{ ...item, sku: `${item.sku}-other` }] : undefined),
  'for another line': (item) => (item.replaced_id ? [{ ...item, replaced_id: 'l99' }] : undefined),
  price: (item) => {
    const { unit_price, total_price } = item.pricing
    if (unit_price != null) return withPricing(item, { unit_price: unit_price + 1 })
    return total_price == null ? undefined : withPricing(item, { total_price: total_price + 1 })
  },
}

it('whatever cart the service takes, the order that it makes of it is known again', () => {
  const laterStatus = fc.constantFrom(undefined, 'DISPATCHED' as const, 'DELIVERED' as const)
  const property = fc.property(
    ...[arbitraryOrder, arbitraryWishes, arbitraryShare, laterStatus],
    (order, wishes, share, later) => {
      const request = requestOf(order, wishes)
      const held = ended(order, request, share)
      expect(compareEnd(request, order)).toEqual({ kind: 'open' })
      expect(compareEnd(request, { ...held, status: later ?? held.status })).toEqual({ kind: 'own' })
      expect(compareEnd(request, { ...held, status: 'CANCELLED' })).toMatchObject({ kind: 'otherwise' })
    },
  )
  fc.assert(property, { numRuns: RUNS })
})

it('whatever cart the service holds, it is not taken for one that differs in anything', () => {
  const seen = new Map(Object.keys(OTHERWISE).map((way) => [way, 0]))
  const property = fc.property(
    ...[arbitraryOrder, arbitraryWishes, arbitraryShare, fc.nat()],
    (order, wishes, share, place) => {
      const request = requestOf(order, wishes)
      const held = ended(order, request, share)
      for (const [way, differ] of Object.entries(OTHERWISE)) {
        const able = request.items.filter((item) => differ(item) !== undefined)
        const chosen = able[place % Math.max(1, able.length)]
        if (chosen === undefined) continue
        seen.set(way, (seen.get(way) ?? 0) + 1)
        const items = request.items.flatMap((item) => (item === chosen ? (differ(item) ?? []) : [item]))
        const verdict = compareEnd({ ...request, items }, held)
        expect([way, verdict.kind]).toEqual([way, 'otherwise'])
        expect(verdict.kind === 'otherwise' && verdict.differences.length).toBeGreaterThan(0)
      }
    },
  )
  fc.assert(property, { numRuns: 2 * RUNS })
  // The generator is worth something only if it reaches every way.
  for (const count of seen.values()) expect(count).toBeGreaterThan(50)
})

it('an addition more, on either side, is a difference', () => {
  const property = fc.property(arbitraryOrder, arbitraryWishes, (order, wishes) => {
    const request = requestOf(order, wishes)
    const extra: LineUpdate = {
      sku: 'SKU1',
      status: 'ADDITION',
      pricing: { pricing_type: 'UNIT', quantity: 1 },
    }
    const more: OrderUpdate = { ...request, items: [...request.items, extra] }
    const theirs = compareEnd(request, ended(order, more, 1))
    expect(theirs).toMatchObject({
      kind: 'otherwise',
      differences: [{ sku: 'SKU1', theirs: { quantity: 1 } }],
    })
    const mine = compareEnd(more, ended(order, request, 1))
    expect(mine).toMatchObject({ kind: 'otherwise', differences: [{ sku: 'SKU1', mine: { quantity: 1 } }] })
  })
  fc.assert(property, { numRuns: 300 })
})
