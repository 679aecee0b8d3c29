import fc from 'fast-check'
import { arbitraryOrder, CATALOG, SHELF, throughJson } from '@/__tests__/support/arbitraryFloor'
import { factsOf, NOW } from '@/__tests__/support/judging'
import { arbitraryWanted, pickOnFloor } from '@/__tests__/support/shopFloor'
import { orderUpdateSchema } from '@/domain/contract/orderUpdate'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { cancelRequest, checkRequest, finishRequest } from '@/domain/picking/cart'
import { pickEventSchema } from '@/domain/picking/events'
import { reviewOf } from '@/domain/picking/review'
import { replay } from '@/domain/picking/session'

const JOURNALS = 5_000

describe('whatever the screens allow', () => {
  it('makes a cart that the service takes, at the prices that were shown', () => {
    const seen = { IN_CART: 0, NOT_FOUND: 0, REPLACED: 0, ADDITION: 0, stoodIn: 0, priced: 0 }
    const property = fc.property(
      arbitraryOrder,
      fc.array(arbitraryWanted, { maxLength: 25 }),
      fc.boolean(),
      (order, wishes, weightedItemsEnabled) => {
        const floor = { shelf: SHELF, weightedItemsEnabled }
        const journal = pickOnFloor(order, floor, wishes)
        const session = replay(
          order,
          journal.map((event) => pickEventSchema.parse(throughJson(event))),
        )
        const finish = finishRequest(session, order)
        if (finish.kind !== 'request') throw new Error(`No request: ${finish.kind}`)
        const sent = orderUpdateSchema.parse(throughJson(finish.request))
        const verdict = judgeUpdate(order, sent, factsOf(CATALOG, weightedItemsEnabled), NOW)
        const review = reviewOf(session, order, NOW, weightedItemsEnabled)
        expect(verdict).toMatchObject({ kind: 'changed' })
        expect(review).toMatchObject({ state: 'fine', faults: [] })
        if (verdict.kind !== 'changed') return
        expect(review.order).toEqual(verdict.order)
        expect(review.after).toEqual({
          subTotal: verdict.order.payment.sub_total,
          orderTotal: verdict.order.payment.order_total,
        })
        for (const item of sent.items) {
          if (item.status === 'NOT_PROCESSED') throw new Error('A line was left open')
          seen[item.replaced_id ? 'stoodIn' : item.status] += 1
          if (item.pricing.unit_price != null || item.pricing.total_price != null) seen.priced += 1
        }
      },
    )
    fc.assert(property, { numRuns: JOURNALS })
    // The generator is worth something only if it reaches every kind of item.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
  })

  it('may be checked half way, and cancelled at any time', () => {
    const property = fc.property(
      arbitraryOrder,
      fc.array(arbitraryWanted, { maxLength: 25 }),
      (order, wishes) => {
        const floor = { shelf: SHELF, weightedItemsEnabled: true }
        const events = pickOnFloor(order, floor, wishes)
        const session = replay(order, events.slice(0, wishes.length / 2))
        const facts = factsOf(CATALOG)
        const check = checkRequest(session, order)
        if (check.kind === 'request') {
          const request = orderUpdateSchema.parse(throughJson(check.request))
          const verdict = judgeUpdate(order, request, facts, NOW)
          expect(verdict).toMatchObject({ kind: 'checked' })
          const { after } = reviewOf(session, order, NOW, true)
          expect(verdict.kind === 'checked' && verdict.order.payment).toMatchObject({
            sub_total: after?.subTotal,
            order_total: after?.orderTotal,
          })
        }
        const cancel = orderUpdateSchema.parse(throughJson(cancelRequest(order, 'TOO_BUSY')))
        const cancelled = judgeUpdate(order, cancel, facts, NOW)
        expect(cancelled).toMatchObject({
          kind: 'changed',
          order: { status: 'CANCELLED', payment: { sub_total: 0 } },
        })
        if (finishRequest(session, order).kind !== 'request') return
        const finished = reviewOf(session, order, NOW, true).order
        const late = finished && judgeUpdate(finished, cancelRequest(finished, 'CLOSED'), facts, NOW)
        expect(late).toMatchObject({ kind: 'changed' })
      },
    )
    fc.assert(property, { numRuns: 500 })
  })
})
