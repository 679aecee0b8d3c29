import Big from 'big.js'
import fc from 'fast-check'
import { orderSchema, type Order } from '@/domain/contract/order'
import { isOrdered } from '@/domain/orders/asReceived'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { isCharged } from '@/domain/pricing/totals'
import { arbitraryFacts, arbitraryOrder, arbitraryUpdate } from '@/__tests__/support/arbitraryOrders'
import { NOW } from '@/__tests__/support/judging'

/** The sums in plain big decimals, written apart from the rules under test. */
function expectSums(order: Order): void {
  const subTotal = order.items
    .filter((line) => isCharged(line.status))
    .reduce((total, line) => total.plus(String(line.pricing.total_price)), new Big(0))
  const { payment } = order
  expect(String(payment.sub_total)).toBe(String(subTotal.toNumber()))
  const total = subTotal
    .plus(String(payment.delivery_fee))
    .plus(String(payment.service_fee))
    .minus(String(payment.discount))
  expect(String(payment.order_total)).toBe(String(total.toNumber()))
}

const history = arbitraryOrder.chain((order) =>
  fc.tuple(
    fc.constant(order),
    arbitraryFacts,
    fc.array(arbitraryUpdate(order), { minLength: 1, maxLength: 6 }),
  ),
)

describe('for any order and any sequence of requests', () => {
  it('an accepted fulfilment decides every line, sums are exact, versions count up, refusals change nothing', () => {
    const seen = { changed: 0, checked: 0, 'wrong-state': 0, faulty: 0 }
    fc.assert(
      fc.property(history, ([start, facts, requests]) => {
        let order = start
        for (const request of requests) {
          const before = JSON.stringify(order)
          const verdict = judgeUpdate(order, request, facts, NOW)
          seen[verdict.kind] += 1
          expect(JSON.stringify(order)).toBe(before)
          if (verdict.kind === 'checked') {
            expectSums(verdict.order)
            expect(verdict.order.sys).toEqual(order.sys)
            expect(verdict.order.status).toBe(order.status)
          }
          if (verdict.kind !== 'changed') continue
          expectSums(verdict.order)
          orderSchema.parse(verdict.order)
          expect(verdict.order.sys.version).toBe(order.sys.version + 1)
          if (verdict.order.status !== 'CANCELLED') {
            expect(verdict.order.items.filter((line) => line.status === 'NOT_PROCESSED')).toEqual([])
            expect(verdict.order.items.filter(isOrdered)).toHaveLength(start.items.length)
          }
          order = verdict.order
        }
      }),
      { numRuns: 2000 },
    )
    // The generator is worth something only if it reaches every verdict.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50)
  })

  it('a replacement never costs the customer more than the line that it stands for', () => {
    fc.assert(
      fc.property(history, ([order, facts, requests]) => {
        for (const request of requests) {
          const verdict = judgeUpdate(order, request, facts, NOW)
          if (verdict.kind !== 'changed' && verdict.kind !== 'checked') continue
          for (const line of verdict.order.items.filter((candidate) => candidate.replaced_id)) {
            const original = order.items.find((candidate) => candidate._id === line.replaced_id)
            expect(line.pricing.total_price).toBeLessThanOrEqual(original?.original_pricing.total_price ?? -1)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('the request that took effect is recognised when it comes again', () => {
    fc.assert(
      fc.property(history, ([order, facts, requests]) => {
        for (const request of requests) {
          const first = judgeUpdate(order, request, facts, NOW)
          if (first.kind !== 'changed') continue
          const again = judgeUpdate(first.order, request, facts, NOW)
          expect(again).toMatchObject({ kind: 'wrong-state', key: first.key })
        }
      }),
      { numRuns: 500 },
    )
  })
})
