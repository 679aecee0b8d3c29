import { makeOrder } from '@/__tests__/support/factories'
import {
  getLine,
  miss,
  piecesLine,
  sessionAfter,
  setTo,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import type { OrderLine } from '@/domain/contract/order'
import type { PickAct } from '@/domain/picking/events'
import { isDone, outcomeOf, type LineOutcome } from '@/domain/picking/outcome'
import { isComplete, progressOf } from '@/domain/picking/progress'

const milk = piecesLine(3, {}, [2, 4])
const eggs = piecesLine(2, {}, [0, 2])
const bananas = weighedLine()

function progressAfter(line: OrderLine, ...acts: PickAct[]) {
  return getLine(sessionAfter(makeOrder({ items: [line] }), ...acts), line)
}

describe('the outcome of a line', () => {
  it.each<[string, OrderLine, PickAct[], LineOutcome]>([
    ['nothing yet', milk, [], 'open'],
    ['some', milk, [setTo(milk, 2)], 'open'],
    ['all that was asked for', milk, [setTo(milk, 3)], 'in-cart'],
    ['more, as far as the customer takes it', milk, [setTo(milk, 4)], 'in-cart'],
    ['enough, and no more to be found', milk, [setTo(milk, 2), miss(milk)], 'short'],
    ['too few, and no more to be found', milk, [setTo(milk, 1), miss(milk)], 'not-found'],
    ['none, though none would do', eggs, [miss(eggs)], 'not-found'],
    ['one where none would do', eggs, [setTo(eggs, 1), miss(eggs)], 'short'],
    ['to be looked for again', milk, [setTo(milk, 2), miss(milk), wantAgain(milk)], 'look-again'],
    ['not weighed', bananas, [], 'open'],
    ['weighed', bananas, [weigh(bananas, 1)], 'in-cart'],
    ['not found at the scale', bananas, [miss(bananas)], 'not-found'],
  ])('%s', (_, line, acts, expected) => {
    expect(outcomeOf(progressAfter(line, ...acts))).toBe(expected)
  })

  it.each<[LineOutcome, boolean, PickAct[]]>([
    ['open', false, []],
    ['look-again', false, [miss(milk), wantAgain(milk)]],
    ['in-cart', true, [setTo(milk, 3)]],
    ['short', true, [setTo(milk, 2), miss(milk)]],
    ['not-found', true, [miss(milk)]],
  ])('%s is decided: %s', (outcome, done, acts) => {
    const progress = progressAfter(milk, ...acts)
    expect(outcomeOf(progress)).toBe(outcome)
    expect(isDone(progress)).toBe(done)
  })

  it('is reachable in an order that asks for what it does not allow itself', () => {
    const greedy = piecesLine(5, {}, [1, 2])
    const shy = piecesLine(1, {}, [2, 3])
    expect(outcomeOf(progressAfter(greedy, setTo(greedy, 2)))).toBe('in-cart')
    expect(outcomeOf(progressAfter(shy, setTo(shy, 1)))).toBe('open')
    expect(outcomeOf(progressAfter(shy, setTo(shy, 2)))).toBe('in-cart')
  })
})

describe('the progress of an order', () => {
  const order = makeOrder({ items: [milk, eggs, bananas] })

  it('counts what is decided, and what was not found among it', () => {
    const session = sessionAfter(order, setTo(milk, 2), miss(milk), miss(eggs))
    expect(progressOf(session)).toEqual({ lines: 3, done: 2, notFound: 1 })
    expect(isComplete(session)).toBe(false)
  })

  it('is complete when every line is decided, and not before', () => {
    const acts = [setTo(milk, 3), miss(eggs), weigh(bananas, 1)]
    expect(isComplete(sessionAfter(order, ...acts))).toBe(true)
    expect(isComplete(sessionAfter(order, ...acts, wantAgain(eggs)))).toBe(false)
    expect(isComplete(sessionAfter(makeOrder({ items: [] })))).toBe(false)
  })
})
