import { skuSchema } from '@/domain/contract/ids'
import { actOnShelf, largeChanges } from '@/domain/tools/shelfAction'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const milk = { sku: skuSchema.parse('milk'), name: 'Milk', price: 2, active: true }
const oat = { sku: skuSchema.parse('oat'), name: 'Oat drink' }

describe('one action on everything', () => {
  it('takes all out of stock, and says when they come back', () => {
    expect(actOnShelf([milk, oat], { kind: 'out', until: 'four-hours' }, NOW)).toEqual({
      type: 'change-products',
      phase: 'once',
      backAt: '2026-03-01T16:00:00.000Z',
      changes: [
        { sku: 'milk', name: 'Milk', was: { active: true }, will: { active: false } },
        { sku: 'oat', name: 'Oat drink', was: {}, will: { active: false } },
      ],
    })
  })

  it('leaves them out until somebody says so', () => {
    expect(actOnShelf([milk], { kind: 'out', until: 'i-say' }, NOW)).not.toHaveProperty('backAt')
  })

  it('brings all back', () => {
    expect(actOnShelf([milk], { kind: 'in' }, NOW)).toMatchObject({ changes: [{ will: { active: true } }] })
  })

  it('gives all one price', () => {
    expect(actOnShelf([milk, oat], { kind: 'price', price: 1.5 }, NOW)).toMatchObject({
      changes: [
        { was: { price: 2 }, will: { price: 1.5 } },
        { was: {}, will: { price: 1.5 } },
      ],
    })
  })

  it('knows for which of them the price is a large step; of an unknown price nobody can tell', () => {
    const dear = { ...milk, sku: skuSchema.parse('dear'), price: 20 }
    expect(largeChanges([milk, dear, oat], 2.2)).toEqual([dear])
  })
})
