import fc from 'fast-check'
import { promotedPrice, winningOffer } from '@/domain/promotions/promotedPrice'
import { promotionState } from '@/domain/promotions/promotionState'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute))

describe('the state of a promotion', () => {
  const times = { startsAt: at(10), endsAt: at(20), cancelledAt: null }
  it.each([
    [9, 'Upcoming'],
    [10, 'Running'],
    [19, 'Running'],
    [20, 'Ended'],
    [21, 'Ended'],
  ])('at minute %d it is %s', (minute, state) => {
    expect(promotionState(times, at(minute))).toBe(state)
  })

  it('is Cancelled once it was stopped, whatever the time', () => {
    for (const minute of [0, 15, 30]) {
      expect(promotionState({ ...times, cancelledAt: at(12) }, at(minute))).toBe('Cancelled')
    }
  })
})

describe('the price under a promotion', () => {
  it.each([
    ['a final price', 3.2, { subtype: 'FINAL_PRICE' as const, value: 2.5 }, 2.5],
    ['a final price above the catalog', 3.2, { subtype: 'FINAL_PRICE' as const, value: 4 }, 3.2],
    ['a tenth off', 1.29, { subtype: 'PERCENTAGE' as const, value: 10 }, 1.161],
    ['a third off, cut', 1, { subtype: 'PERCENTAGE' as const, value: 33.333 }, 0.666],
    ['all off', 1.29, { subtype: 'PERCENTAGE' as const, value: 100 }, 0],
    ['an amount off', 3.2, { subtype: 'ABSOLUTE' as const, value: 0.7 }, 2.5],
    ['more off than it costs', 3.2, { subtype: 'ABSOLUTE' as const, value: 5 }, 0],
  ])('%s', (_name, price, discount, expected) => {
    expect(promotedPrice(price, discount)).toBe(expected)
  })

  it('is never dearer than the catalog and never below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.constantFrom('FINAL_PRICE' as const, 'PERCENTAGE' as const, 'ABSOLUTE' as const),
        fc.integer({ min: 1000, max: 100_000 }),
        (price, subtype, value) => {
          const paid = promotedPrice(price / 1000, { subtype, value: value / 1000 })
          return paid >= 0 && paid <= price / 1000
        },
      ),
    )
  })
})

describe('two promotions on one product', () => {
  const offer = (name: string, start: number, created: number) => ({
    name,
    subtype: 'FINAL_PRICE' as const,
    value: 1,
    startsAt: at(start),
    createdAt: at(created),
  })

  it('the later start wins, then the newer one', () => {
    expect(winningOffer([offer('early', 1, 9), offer('late', 2, 1)])?.name).toBe('late')
    expect(winningOffer([offer('older', 1, 1), offer('newer', 1, 2)])?.name).toBe('newer')
    expect(winningOffer([])).toBeUndefined()
  })
})
