import { makeOrder } from '@/__tests__/support/factories'
import { eventOf, getLine, pick, piecesLine, sessionAfter, undo } from '@/__tests__/support/picks'
import { judgeUndo } from '@/domain/picking/undo'

const milk = piecesLine(3)
const bread = piecesLine(1)
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
      line: getLine(session, milk),
    })
  })
})
