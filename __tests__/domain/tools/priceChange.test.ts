import fc from 'fast-check'
import { changeShare, judgePriceChange } from '@/domain/tools/priceChange'

describe('a new price', () => {
  it.each([
    [2, 2, 'same'],
    [0, 0, 'same'],
    [2, 2.7, 'plain'],
    [2, 2.71, 'large'],
    [2, 1.3, 'plain'],
    [2, 1.29, 'large'],
    [1, 1.35, 'plain'],
    [0.2, 0.27, 'plain'],
    [2.49, 24.9, 'large'],
    [2.49, 0, 'large'],
    [0, 0.01, 'large'],
  ] as const)('from %d to %d is %s', (was, will, verdict) => {
    expect(judgePriceChange(was, will)).toBe(verdict)
  })

  it('is dearer or cheaper by a share of the old one', () => {
    expect(changeShare(2, 2.5)).toBe(0.25)
    expect(changeShare(2, 1.5)).toBe(-0.25)
    expect(changeShare(0, 1)).toBe(Infinity)
  })

  it('is asked about whenever a digit slipped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        expect(judgePriceChange(cents / 100, cents / 10)).toBe('large')
        expect(judgePriceChange(cents / 100, cents / 1000)).toBe('large')
      }),
    )
  })
})
