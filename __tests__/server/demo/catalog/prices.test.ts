import fc from 'fast-check'
import { shelfPrice } from '@/server/demo/catalog/prices'
import { Chance } from '@/server/demo/catalog/random'

const price = (euro: number, timesFirstSize = 1, name = 'x') =>
  Number(shelfPrice(euro, timesFirstSize, 'own', new Chance(name)))

describe('shelf prices', () => {
  it('end in 5 or 9 and stay close to what was meant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 6000 }), fc.string(), (cents, name) => {
        const text = shelfPrice(cents / 100, 1, 'own', new Chance(name))
        expect(text).toMatch(/^\d+\.\d[59]$/)
        expect(Math.abs(Number(text) - cents / 100)).toBeLessThanOrEqual((cents / 100) * 0.07 + 0.25)
      }),
    )
  })

  it('make a big pack dearer, but cheaper by the kilo', () => {
    expect(price(2, 4)).toBeGreaterThan(price(2))
    expect(price(2, 4) / 4).toBeLessThan(price(2))
  })

  it('are the same for the same product', () => {
    expect(price(4.2, 2, 'Cocoa')).toBe(price(4.2, 2, 'Cocoa'))
  })
})
