import type { Order } from '@/domain/contract/order'
import { cancel, nextVersion } from '@/domain/orders/judgeUpdate'
import type { HeardEvent } from '@/scripts/simulate/audit/auditEvents'
import { auditRun } from '@/scripts/simulate/audit/auditRun'
import { noteStep } from '@/scripts/simulate/ledger'
import { hasHappened, stepOf } from '@/scripts/simulate/outside/happen'
import { makeLine } from '@/__tests__/support/factories'
import { changeLine, damaged, goodStory, NOW, tell, type Story } from './story'

describe('finds', () => {
  test.each([
    [
      'another amount',
      { pricing: { pricing_type: 'UNIT', unit_price: 2.95, total_price: 2.95, quantity: 2 } },
    ],
    ['another status', { status: 'NOT_FOUND' }],
    ['another product', { sku: 'stranger' }],
    ['a replacement nobody made', { replaced_id: 'line' }],
  ])('an item with %s', (_what, change) => {
    const differences = damaged(({ order }) => ({ order: changeLine(order, () => change) }))
    expect(differences.join('\n')).toMatch(/, and it was .* IN_CART 1 pieces/)
  })

  test('an item that is gone, and one that nobody put in', () => {
    const gone = damaged(({ order }) => ({ order: { ...order, items: order.items.slice(1) } }))
    expect(gone.join('\n')).toMatch(/is gone/)
    const more = damaged(({ order }) => ({ order: { ...order, items: [...order.items, makeLine()] } }))
    expect(more.join('\n')).toMatch(/was never put in/)
  })

  test('an order that is stuck', () => {
    const stuck = (story: Story) => {
      story.record.steps = story.record.steps.slice(0, 2)
      return {
        order: {
          ...story.order,
          status: 'READY_FOR_PICKUP' as const,
          sys: { ...story.order.sys, version: 2 },
        },
        events: story.events.slice(0, 2),
      }
    }
    expect(damaged(stuck)).toEqual([expect.stringMatching(/is stuck: it is still READY_FOR_PICKUP/)])
    const story = goodStory()
    // Who is stopped leaves orders as they are.
    expect(auditRun({ ...tell({ ...story, ...stuck(story) }), wasStopped: true })).toEqual([])
  })

  test('an order that the service does not have', () => {
    const story = goodStory()
    expect(auditRun({ ...story, orders: new Map() })).toEqual([
      expect.stringMatching(/is not at the service/),
    ])
  })

  test('an order in another state than it was brought to', () => {
    const [difference] = damaged(({ order }) => ({ order: { ...order, status: 'CANCELLED' } }))
    expect(difference).toMatch(/is CANCELLED and should be DELIVERED/)
  })

  test('a version too many', () => {
    const [difference] = damaged(({ order }) => ({ order: nextVersion(order, NOW) }))
    expect(difference).toMatch(/has version 5, and its 4 changes/)
  })

  test('a wrong total', () => {
    const differences = damaged(({ order }) => ({
      order: { ...order, payment: { ...order.payment, order_total: order.payment.order_total + 1 } },
    }))
    expect(differences.join('\n')).toMatch(/its lines and fees come to/)
  })

  test('a cart that came to something else than the picker saw', () => {
    const differences = damaged(({ record }) => {
      record.content = { ...record.content, orderTotal: 1 }
      return {}
    })
    expect(differences).toEqual([expect.stringMatching(/the cart came to 1/)])
  })

  test('a cancellation by somebody else than who cancelled', () => {
    const differences = damaged(({ record, order, events }) => {
      const cancelled = cancel({ ...order, sys: { ...order.sys, version: 1 } }, null, 'LOGISTICS', NOW)
      record.steps = record.steps.slice(0, 1)
      noteStep(record, {
        status: 'CANCELLED',
        version: 2,
        by: 'CUSTOMER',
        announced: true,
        afterPickup: false,
      })
      const told: HeardEvent = {
        id: 'told',
        status: 'CANCELLED',
        version: 2,
        afterPickup: false,
        isSigned: true,
      }
      return { order: cancelled, events: [...events.slice(0, 1), told] }
    })
    expect(differences).toEqual([expect.stringMatching(/cancelled by LOGISTICS and not by CUSTOMER/)])
  })

  test('what went wrong on the way', () => {
    const differences = damaged(({ record }) => {
      record.complaints.push('the service refused its cart with 422.')
      return {}
    })
    expect(differences).toEqual([expect.stringMatching(/refused its cart/)])
  })
})

test('sees from the order alone whether a rider had it before it was cancelled', () => {
  const { order } = goodStory()
  const left: Order = { ...order, status: 'DISPATCHED', sys: { ...order.sys, version: 3 } }
  const after = cancel(left, null, 'CUSTOMER', NOW)
  const before = cancel({ ...left, status: 'READY_FOR_PICKUP' }, null, 'CUSTOMER', NOW)
  expect(hasHappened('RIDER_PICKED_UP', after)).toBe(true)
  expect(stepOf('RIDER_PICKED_UP', after).version).toBe(3)
  expect(hasHappened('RIDER_PICKED_UP', before)).toBe(false)
  expect(hasHappened('LOGISTICS_CANCELLED', after)).toBe(false)
})
