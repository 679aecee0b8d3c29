import { onShelf, replace } from '@/__tests__/support/brought'
import { makeLine, makeOrder, makePricing } from '@/__tests__/support/factories'
import { sessionAfter, weighedLine } from '@/__tests__/support/picks'
import type { Order } from '@/domain/contract/order'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { finishRequest } from '@/domain/picking/cart'
import { factsOf } from '@/domain/picking/cartFacts'
import type { PickAct } from '@/domain/picking/events'
import { isOwnEnd } from '@/domain/picking/isOwnEnd'
import { applyEvent, startSession, type PickSession } from '@/domain/picking/session'

const NOW = new Date('2025-01-01T12:00:00Z')
const milk = makeLine({ name: 'Milk', pricing: makePricing({ quantity: 2, max_quantity: 2 }) })
const bread = makeLine({ name: 'Bread' })
const order = makeOrder({ items: [milk, bread] })

let made = 0
function picked(...acts: PickAct[]): PickSession {
  return acts.reduce((session, act) => {
    made += 1
    const id = `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`
    return applyEvent(session, { id, orderId: order.order_id, at: NOW.toISOString(), by: 'picker', ...act })
  }, startSession(order))
}

function ended(session: PickSession, received = order): Order {
  const finish = finishRequest(session, received)
  if (finish.kind !== 'request') throw new Error(finish.kind)
  const verdict = judgeUpdate(received, finish.request, factsOf(session, true), NOW)
  if (verdict.kind !== 'changed') throw new Error(verdict.kind)
  return verdict.order
}

const whole: PickAct[] = [
  { type: 'quantity-set', lineId: milk._id, quantity: 2 },
  { type: 'quantity-set', lineId: bread._id, quantity: 1 },
]
const short: PickAct[] = [
  { type: 'quantity-set', lineId: milk._id, quantity: 2 },
  { type: 'not-found-reported', lineId: bread._id },
]

it('knows its own cart again where the answer was lost on the way', () => {
  const session = picked(...short)
  expect(session.sent).toBeUndefined()
  expect(isOwnEnd(session, ended(session), NOW)).toBe(true)
})

it('knows a weighed item again that stands in for a weighed one', () => {
  const bananas = weighedLine()
  const weighed = makeOrder({ items: [bananas] })
  const plantains = onShelf('plantains', 1.5, { pricingType: 'KG' })
  const session = sessionAfter(weighed, replace(bananas, plantains, { weightKg: 1 }))
  expect(isOwnEnd(session, ended(session, weighed), NOW)).toBe(true)
})

it('does not take the cart of another device for its own', () => {
  expect(isOwnEnd(picked(...whole), ended(picked(...short)), NOW)).toBe(false)
})

it('does not call an end its own while a line is still open here', () => {
  expect(isOwnEnd(picked(whole[0] as PickAct), ended(picked(...whole)), NOW)).toBe(false)
})

it('does not take a cancellation for its own cart', () => {
  const session = picked(...whole)
  expect(isOwnEnd(session, { ...order, status: 'CANCELLED' }, NOW)).toBe(false)
})

it('believes the journal where the answer came', () => {
  const session = picked(...short, { type: 'order-sent', status: 'READY_FOR_PICKUP', version: 2 })
  expect(isOwnEnd(session, ended(picked(...whole)), NOW)).toBe(true)
})
