import { makeOrder } from '@/__tests__/support/factories'
import { getLine, miss, pick, piecesLine, sessionAfter, setTo, weighedLine } from '@/__tests__/support/picks'
import { judgePickByHand } from '@/domain/picking/pickByHand'

const rolls = piecesLine(2, { barcode: [] }, [1, 5])
const torn = piecesLine(1, { barcode: ['4006381333931'] })
const bananas = weighedLine()
const order = makeOrder({ items: [rolls, torn, bananas] })

describe('a pick by hand', () => {
  it('confirms one piece a tap, and the journal says that it was by hand', () => {
    const first = getLine(sessionAfter(order), rolls)
    const act = { type: 'unit-picked', lineId: rolls._id, how: 'hand' }
    expect(judgePickByHand(first)).toEqual({ kind: 'picked', act, line: first, completes: false })
    const second = getLine(sessionAfter(order, pick(rolls)), rolls)
    expect(judgePickByHand(second)).toEqual({ kind: 'picked', act, line: second, completes: true })
  })

  it('works for a torn label and for what was not found before', () => {
    expect(judgePickByHand(getLine(sessionAfter(order), torn)).kind).toBe('picked')
    expect(judgePickByHand(getLine(sessionAfter(order, miss(torn)), torn)).kind).toBe('picked')
  })

  it('adds nothing to a line that has all that was asked for, though + may', () => {
    const line = getLine(sessionAfter(order, setTo(rolls, 2)), rolls)
    expect(judgePickByHand(line)).toEqual({ kind: 'already-complete', line })
  })

  it('asks for the weight of what is weighed', () => {
    const line = getLine(sessionAfter(order), bananas)
    expect(judgePickByHand(line)).toEqual({ kind: 'weigh', line })
  })
})
