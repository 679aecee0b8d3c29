import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { finishRequest } from '@/domain/picking/cart'
import { factsOf } from '@/domain/picking/cartFacts'
import { outcomeOf } from '@/domain/picking/outcome'
import { isComplete } from '@/domain/picking/progress'
import { snapshotOf } from '@/domain/picking/productSnapshot'
import type { PickSession } from '@/domain/picking/session'
import { wishOf } from '@/domain/replacing/wishOf'
import { planOrder } from '@/scripts/simulate/customers/planOrder'
import { chanceOf } from '@/scripts/simulate/draw'
import { drawHands } from '@/scripts/simulate/pickers/hands'
import { pickOrder, type Work } from '@/scripts/simulate/pickers/pickOrder'
import { printLabel } from '@/scripts/simulate/pickers/printLabel'
import { orderOf, smallStore, someShares } from './smallStore'

const shelf = smallStore()
const orderNumber = (number: number) => orderOf(planOrder(1, number, shelf, someShares), shelf)

const workOf = (number: number, more: Partial<Work> = {}): Work => ({
  shelf,
  hands: drawHands(1, 1),
  by: 'Picker 1',
  missing: someShares.missing,
  mistakes: someShares.mistakes,
  luckOf: (line) => chanceOf(1, 'order', number, 'line', line),
  ...more,
})

function pick(
  number: number,
  more: Partial<Work> = {},
): { session: PickSession; slips: number; seconds: number } {
  const moments = pickOrder(orderNumber(number), workOf(number, more))
  const done = { slips: 0, seconds: 0 }
  for (;;) {
    const moment = moments.next()
    if (moment.done) return { session: moment.value, ...done }
    done.seconds += moment.value.seconds
    done.slips += Number(moment.value.slip)
  }
}

const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
const outcomes = (sessions: PickSession[]) => sessions.flatMap(({ lines }) => lines.map(outcomeOf))

test('every line is decided, and the service would take every cart', () => {
  for (const number of numbers) {
    const { session } = pick(number)
    const order = orderNumber(number)
    expect(isComplete(session)).toBe(true)
    const made = finishRequest(session, order)
    if (made.kind !== 'request') throw new Error(made.kind)
    expect(judgeUpdate(order, made.request, factsOf(session, true), new Date(0)).kind).toBe('changed')
  }
})

test('all kinds of outcomes happen', () => {
  const seen = new Set(outcomes(numbers.map((number) => pick(number).session)))
  expect([...seen].sort()).toEqual(['in-cart', 'not-found', 'replaced', 'short'])
})

test('the same order has the same luck in other hands', () => {
  const cart = (session: PickSession, number: number) => {
    const made = finishRequest(session, orderNumber(number))
    return made.kind === 'request' ? made.request.items : made.kind
  }
  for (const number of numbers.slice(0, 30)) {
    const mine = pick(number)
    const theirs = pick(number, { hands: drawHands(1, 2), by: 'Picker 2' })
    expect(cart(mine.session, number)).toEqual(cart(theirs.session, number))
    expect(mine.seconds).not.toBe(theirs.seconds)
  }
})

test('where everything is there, everything lies in the cart', () => {
  const sessions = numbers.map((number) => pick(number, { missing: 0 }).session)
  expect(new Set(outcomes(sessions))).toEqual(new Set(['in-cart']))
})

test('a wrong scan costs time and changes nothing', () => {
  const total = (more: Partial<Work>) => numbers.reduce((sum, number) => sum + pick(number, more).slips, 0)
  expect(total({ mistakes: 0 })).toBe(0)
  expect(total({ mistakes: 0.2 })).toBeGreaterThan(50)
})

test('what stands in is what the customer wanted, and never dearer', () => {
  let replaced = 0
  for (const { session } of numbers.map((number) => pick(number))) {
    for (const { line, replacement } of session.lines) {
      if (!replacement) continue
      replaced += 1
      const wish = wishOf(line)
      expect(wish.kind).not.toBe('none-wanted')
      if (wish.kind === 'chosen') expect(wish.skus).toContain(replacement.product.sku)
      const total = replacement.product.price * (replacement.weightKg ?? replacement.quantity)
      expect(total).toBeLessThanOrEqual(line.original_pricing.total_price + 1e-9)
    }
  }
  expect(replaced).toBeGreaterThan(20)
})

test('scale labels are printed only for what a scale knows', () => {
  const [weighed] = shelf.weighed
  const [piece] = shelf.pieces
  if (!weighed || !piece) throw new Error('An empty store')
  expect(printLabel(weighed.barcodes, 1.04)).toMatch(/^21\d{5}01040\d$/)
  expect(printLabel(weighed.barcodes, 100)).toBeUndefined()
  expect(printLabel(snapshotOf(piece).barcodes, 1)).toBeUndefined()
})
