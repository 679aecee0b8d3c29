import fc from 'fast-check'
import { momentMs } from '@/domain/contract/time'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { makeOrder } from '../../support/factories'

const sys = (created_at: string) => ({ created_at, updated_at: created_at, version: 1 })

describe('orders in the list', () => {
  it('stand with the most urgent promise first, whatever zone it was written in', () => {
    const noon = makeOrder({ order_code: 'noon', promised_for: '2025-01-01T12:00:00Z' })
    const earlier = makeOrder({ order_code: 'earlier', promised_for: '2025-01-01T12:30:00+01:00' })
    const zoneless = makeOrder({ order_code: 'zoneless', promised_for: '2025-01-01T11:45:00' })
    expect(sortByUrgency([noon, zoneless, earlier]).map((order) => order.order_code)).toEqual([
      'earlier',
      'zoneless',
      'noon',
    ])
  })

  it('of one promise the older order stands first', () => {
    const promised_for = '2025-01-01T12:00:00Z'
    const younger = makeOrder({ order_code: 'younger', promised_for, sys: sys('2025-01-01T11:10:00Z') })
    const older = makeOrder({ order_code: 'older', promised_for, sys: sys('2025-01-01T11:00:00Z') })
    expect(sortByUrgency([younger, older]).map((order) => order.order_code)).toEqual(['older', 'younger'])
  })

  it('never jump: any order of arrival gives the same list, and none is lost', () => {
    const orders = Array.from({ length: 12 }, (_, index) =>
      makeOrder({
        promised_for: `2025-01-01T12:0${index % 3}:00Z`,
        sys: sys(`2025-01-01T11:0${index % 2}:00Z`),
      }),
    )
    const expected = sortByUrgency(orders)
    fc.assert(
      fc.property(fc.shuffledSubarray(orders, { minLength: orders.length }), (shuffled) => {
        expect(sortByUrgency(shuffled)).toEqual(expected)
      }),
    )
    expected.forEach((order, index) => {
      const next = expected[index + 1]
      if (next) expect(momentMs(order.promised_for)).toBeLessThanOrEqual(momentMs(next.promised_for))
    })
  })
})
