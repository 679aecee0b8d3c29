import fc from 'fast-check'
import { makeUpOrder } from '@/server/demo/makeUpOrder'

it('every made-up order is one that a store can fill', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
      const { items, promisedInMinutes } = makeUpOrder(() => numbers.next().value ?? 0)
      expect(items.length).toBeGreaterThanOrEqual(1)
      expect(items.length).toBeLessThanOrEqual(10)
      expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
      expect(promisedInMinutes).toBeGreaterThanOrEqual(20)
      for (const { quantity, weight } of items) {
        if (quantity !== undefined) expect(quantity).toBeGreaterThanOrEqual(1)
        else expect(weight).toBeGreaterThanOrEqual(0.25)
      }
    }),
  )
})
