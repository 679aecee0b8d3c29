import fc from 'fast-check'
import type { Order, OrderLine } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { factsOf, orderOf, product, wanted } from './judging'

/** Amounts as people write them: up to three decimals, no binary noise. */
const decimals = (least: number, most: number) =>
  fc
    .integer({ min: Math.round(least * 1000), max: Math.round(most * 1000) })
    .map((thousandths) => thousandths / 1000)

const CATALOG = Array.from({ length: 12 }, (_, index) =>
  product(`SKU${index}`, (index * 137 + 19) / 100, index % 3 === 0 ? 'KG' : 'UNIT'),
)
export const arbitraryFacts = fc.boolean().map((weighted) => factsOf(CATALOG, weighted))

const known = fc.constantFrom(...CATALOG)

export const arbitraryOrder: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(
      fc.record({
        ordered: known,
        price: decimals(0, 99),
        pieces: fc.integer({ min: 1, max: 9 }),
        kilos: decimals(0.05, 5),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    transport_type: fc.constantFrom('LOGISTICS_DELIVERY' as const, 'VENDOR_DELIVERY' as const),
  })
  .map(({ lines, transport_type }) =>
    orderOf(
      lines.map(({ ordered, price, pieces, kilos }, index) =>
        wanted(`l${index}`, { ...ordered, price }, ordered.pricingType === 'KG' ? kilos : pieces),
      ),
      { transport_type },
    ),
  )

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 4 })

/** An item that mostly fits its line, and sometimes does not. */
function lineItem(line: OrderLine): fc.Arbitrary<LineUpdate[]> {
  const { pricing } = line
  const weight = fc.oneof(
    { weight: 8, arbitrary: decimals(pricing.min_quantity, pricing.max_quantity) },
    { weight: 1, arbitrary: decimals(-1, 20) },
  )
  const quantity = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.integer({ min: Math.ceil(pricing.min_quantity), max: Math.ceil(pricing.max_quantity) }),
    },
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 30 }) },
  )
  const cart = fc
    .record({ weight, quantity, unit_price: maybe(decimals(0, 50)), total_price: maybe(decimals(0, 200)) })
    .map((given): LineUpdate[] => [
      {
        _id: line._id,
        status: 'IN_CART',
        pricing:
          pricing.pricing_type === 'KG'
            ? { pricing_type: 'KG', weight: given.weight }
            : {
                pricing_type: 'UNIT',
                quantity: given.quantity,
                unit_price: given.unit_price,
                total_price: given.unit_price === undefined ? given.total_price : undefined,
              },
      },
    ])
  const missing = fc.constant<LineUpdate[]>([
    { _id: line._id, status: 'NOT_FOUND', pricing: { pricing_type: pricing.pricing_type } },
  ])
  const replaced = newItem('IN_CART', line._id).map((replacement): LineUpdate[] => [
    { _id: line._id, status: 'REPLACED', pricing: { pricing_type: pricing.pricing_type } },
    replacement,
  ])
  const leftOut = fc.constant<LineUpdate[]>([])
  return fc.oneof(
    { weight: 12, arbitrary: cart },
    { weight: 4, arbitrary: missing },
    { weight: 4, arbitrary: replaced },
    { weight: 1, arbitrary: leftOut },
  )
}

function newItem(status: 'IN_CART' | 'ADDITION', replacedId?: string): fc.Arbitrary<LineUpdate> {
  return fc
    .record({
      brought: known,
      pieces: fc.integer({ min: 1, max: 9 }),
      kilos: decimals(0.001, 4),
      unitPrice: maybe(decimals(0, 20)),
    })
    .map(({ brought, pieces, kilos, unitPrice }) => ({
      sku: brought.sku,
      status,
      replaced_id: replacedId,
      pricing: {
        pricing_type: brought.pricingType,
        quantity: brought.pricingType === 'KG' ? 1 : pieces,
        weight: brought.pricingType === 'KG' ? kilos : undefined,
        unit_price: status === 'ADDITION' ? unitPrice : undefined,
      },
    }))
}

export function arbitraryUpdate(order: Order): fc.Arbitrary<OrderUpdate> {
  const items = fc
    .tuple(fc.tuple(...order.items.map(lineItem)), fc.array(newItem('ADDITION'), { maxLength: 2 }))
    .map(([lines, additions]) => [...lines.flat(), ...additions])
  return fc.record({
    status: fc.constantFrom('READY_FOR_PICKUP', 'DISPATCHED', 'UPDATE_CART', 'CANCELLED'),
    items,
    cancellation: fc.option(fc.record({ reason: fc.constantFrom('CLOSED', 'TOO_BUSY') })),
  }) as fc.Arbitrary<OrderUpdate>
}
