import fc from 'fast-check'
import { decimal, multiply, sum, toAmount } from '@/domain/money/decimal'

describe('amounts', () => {
  it.each([
    [4.5555, 4.555],
    [4.5559, 4.555],
    [-4.5559, -4.555],
    [0.0009, 0],
    [1e-7, 0],
    [1.005, 1.005],
  ])('%d is cut to %d, not rounded', (given, kept) => {
    expect(toAmount(decimal(given))).toBe(kept)
  })

  it('multiply as people do on paper', () => {
    expect(multiply(1.1, 3)).toBe(3.3)
    expect(multiply(1.99, 1.04)).toBe(2.069)
    expect(multiply(0.07, 100)).toBe(7)
  })

  it('add up without binary noise', () => {
    expect(sum([0.1, 0.2])).toBe(0.3)
    expect(sum([])).toBe(0)
  })

  it('add up to the same, whatever the order', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000)
    fc.assert(fc.property(fc.array(amount), (amounts) => sum(amounts) === sum([...amounts].reverse())))
  })
})
