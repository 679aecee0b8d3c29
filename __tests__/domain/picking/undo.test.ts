import { add, call, changeAdded, check, onShelf, removeAdded } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import { eventOf, getLine, pick, piecesLine, sessionAfter, undo } from '@/__tests__/support/picks'
import type { PickAct } from '@/domain/picking/events'
import { judgeUndo } from '@/domain/picking/undo'

const milk = piecesLine(3)
const bread = piecesLine(1)
const bag = onShelf('bag', 0.2, { name: 'Paper bag' })
const order = makeOrder({ items: [milk, bread] })

describe('undo', () => {
  it('has nothing to do before the first pick, nor after the last was taken back', () => {
    expect(judgeUndo(sessionAfter(order))).toEqual({ kind: 'nothing' })
    expect(judgeUndo(sessionAfter(order, { type: 'picking-begun' }))).toEqual({ kind: 'nothing' })
    expect(judgeUndo(sessionAfter(order, pick(milk), undo(0)))).toEqual({ kind: 'nothing' })
  })

  it('names the last act that still stands, and its line', () => {
    const session = sessionAfter(order, pick(milk), pick(bread), undo(1))
    expect(judgeUndo(session)).toEqual({
      kind: 'undo',
      act: undo(0),
      undoes: eventOf(order, 0, pick(milk)),
      name: milk.name,
      line: getLine(session, milk),
    })
  })

  it.each<[string, PickAct[], number, boolean]>([
    ['added', [add(0, bag)], 0, true],
    ['changed', [add(0, bag), changeAdded(0, { quantity: 2 })], 1, true],
    ['removed', [add(0, bag), removeAdded(0)], 1, false],
  ])('names an addition that was %s', (_, acts, last, isThere) => {
    const session = sessionAfter(order, pick(milk), ...acts)
    const verdict = judgeUndo(session)
    expect(verdict).toMatchObject({ kind: 'undo', act: undo(last + 1), name: 'Paper bag', line: undefined })
    expect(verdict.kind === 'undo' && verdict.addition).toBe(isThere ? session.additions[0] : undefined)
  })

  it('passes over what was only noted', () => {
    const session = sessionAfter(order, pick(milk), call(milk), check())
    expect(judgeUndo(session)).toMatchObject({ act: undo(0) })
  })
})
