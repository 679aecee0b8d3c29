import fc from 'fast-check'
import { makeOrder } from '@/__tests__/support/factories'
import { getLine, piecesLine, sessionAfter, setTo, weighedLine } from '@/__tests__/support/picks'
import { judgeQuantity } from '@/domain/picking/quantity'

const milk = piecesLine(3, {}, [2, 4])
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bananas] })
const progress = getLine(sessionAfter(order, setTo(milk, 2)), milk)

describe('+ and -', () => {
  it.each([
    [3, { kind: 'set', act: setTo(milk, 3) }],
    [4, { kind: 'set', act: setTo(milk, 4) }],
    [5, { kind: 'refused', why: 'most', bound: 4 }],
    [1, { kind: 'set', act: setTo(milk, 1) }],
    [0, { kind: 'set', act: setTo(milk, 0) }],
    [-1, { kind: 'refused', why: 'least', bound: 0 }],
    [2, { kind: 'same' }],
    [2.9, { kind: 'same' }],
    [NaN, { kind: 'same' }],
    [Infinity, { kind: 'refused', why: 'most', bound: 4 }],
  ])('to %s', (wanted, expected) => {
    expect(judgeQuantity(progress, wanted)).toEqual(expected)
  })

  it('do not count what is weighed', () => {
    const weighed = getLine(sessionAfter(order), bananas)
    expect(judgeQuantity(weighed, 2)).toEqual({ kind: 'refused', why: 'weighed', bound: 1 })
  })

  it('do what they say: a number that is taken is the number that stands then', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), (wanted) => {
        const verdict = judgeQuantity(progress, wanted)
        if (verdict.kind !== 'set') return
        expect(getLine(sessionAfter(order, setTo(milk, 2), verdict.act), milk).picked).toBe(wanted)
      }),
    )
  })
})
