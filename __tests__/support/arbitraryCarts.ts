import fc from 'fast-check'
import { skuSchema } from '@/domain/contract/ids'
import type { PickAct } from '@/domain/picking/events'
import { picksWith, type MoreActs } from './arbitraryPicks'
import { additionId } from './brought'

const amounts = {
  quantity: fc.constantFrom(undefined, 1, 2, 3, 0, -1, 1.5, NaN, 10_001),
  weightKg: fc.constantFrom(undefined, 0.5, 1.04, 1.0409, 0, 0.0001, -1, NaN, Infinity, 1_001),
}
const price = fc.constantFrom(0, 0.5, 2.95, 2.9555, -1, NaN, Infinity, 1e12)
const product = fc
  .tuple(fc.constantFrom('gouda', 'edam', 'apples'), fc.constantFrom(1, 2.95))
  .map(([sku, price]) => ({
    sku: skuSchema.parse(sku),
    name: sku,
    pricingType: sku === 'apples' ? ('KG' as const) : ('UNIT' as const),
    price,
    barcodes: [],
  }))
const how = fc.constantFrom('scan', 'camera', 'hand')
const addition = fc.nat(2).map(additionId)
const is = <Type extends PickAct['type']>(type: Type) => fc.constant(type)
const of = <Act extends PickAct>(weight: number, arbitrary: fc.Arbitrary<Act>) => ({
  weight,
  arbitrary: arbitrary as fc.Arbitrary<PickAct>,
})

const moreActs: MoreActs = (lineId) => [
  of(5, fc.record({ type: is('line-replaced'), lineId, product, ...amounts, how })),
  of(2, fc.record({ type: is('replacement-removed'), lineId })),
  of(
    3,
    fc.record({
      type: is('price-set'),
      lineId,
      price: fc.oneof(
        price.map((unit) => ({ unit })),
        price.map((total) => ({ total })),
      ),
    }),
  ),
  of(1, fc.record({ type: is('price-removed'), lineId })),
  of(
    4,
    fc.record({
      type: is('product-added'),
      additionId: addition,
      product,
      ...amounts,
      how,
      unitPrice: fc.option(price, { nil: undefined, freq: 2 }),
    }),
  ),
  of(
    3,
    fc.record({
      type: is('addition-changed'),
      additionId: addition,
      ...amounts,
      unitPrice: fc.oneof(price, fc.constantFrom(null, undefined)),
    }),
  ),
  of(2, fc.record({ type: is('addition-removed'), additionId: addition })),
  of(
    1,
    fc.record({
      type: is('customer-called'),
      lineId: fc.option(lineId, { nil: undefined }),
      outcome: fc.constantFrom('agreed', 'declined', 'no-answer'),
    }),
  ),
  of(1, fc.record({ type: is('cart-checked'), version: fc.nat(3), faults: fc.nat(2) })),
]

/** An order and a journal of every kind of act, possible and impossible; sometimes the order was sent half way. */
export const arbitraryCarts = fc.oneof(
  { weight: 4, arbitrary: picksWith(moreActs) },
  {
    weight: 1,
    arbitrary: picksWith((lineId) => [
      ...moreActs(lineId),
      of(
        1,
        fc.record({
          type: is('order-sent'),
          status: fc.constantFrom('READY_FOR_PICKUP', 'CANCELLED'),
          version: fc.nat(3),
        }),
      ),
    ]),
  },
)
