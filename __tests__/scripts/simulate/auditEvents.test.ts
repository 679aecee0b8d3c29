import type { Order } from '@/domain/contract/order'
import { cancel } from '@/domain/orders/judgeUpdate'
import type { HeardEvent } from '@/scripts/simulate/audit/auditEvents'
import { auditRun, countDue } from '@/scripts/simulate/audit/auditRun'
import { newEventBook } from '@/scripts/simulate/audit/listen'
import { noteStep } from '@/scripts/simulate/ledger'
import { stepOf } from '@/scripts/simulate/outside/happen'
import { damaged, goodStory, NOW, without } from './story'

test('finds nothing where nothing was lost', () => {
  const story = goodStory()
  expect(auditRun(story)).toEqual([])
  expect(countDue(story.ledger)).toBe(4)
})

test('allows the same event again under the same id, even late', () => {
  const differences = damaged(({ events }) => ({ events: [...events, ...events.slice(0, 2)] }))
  expect(differences).toEqual([])
})

describe('finds', () => {
  test('a lost event', () => {
    const [difference, ...more] = damaged(({ events }) => ({ events: without(events, 2) }))
    expect(difference).toMatch(/READY_FOR_PICKUP \(version 2\) was never announced/)
    expect(more).toEqual([])
  })

  test('a version that was announced twice, as two events', () => {
    const [difference] = damaged(({ events }) => ({
      events: events.flatMap((event) =>
        event.version === 3 ? [event, { ...event, id: 'another' }] : [event],
      ),
    }))
    expect(difference).toMatch(/version 3 was announced 2 times/)
  })

  test('events out of order', () => {
    const [difference] = damaged(({ events }) => ({ events: [...events].reverse() }))
    expect(difference).toMatch(/RECEIVED|READY_FOR_PICKUP|DISPATCHED/)
    expect(difference).toMatch(/out of order/)
  })

  test('an event that tells of another state', () => {
    const [difference] = damaged(({ events }) => ({
      events: events.map((event) => (event.version === 3 ? { ...event, status: 'CANCELLED' } : event)),
    }))
    expect(difference).toMatch(/version 3 was announced as CANCELLED, not DISPATCHED/)
  })

  test('an event of a version that the order never had', () => {
    const [difference] = damaged(({ events }) => ({
      events: [
        ...events,
        { id: 'more', status: 'CANCELLED', version: 9, afterPickup: false, isSigned: true },
      ],
    }))
    expect(difference).toMatch(/version 9, which it never had/)
  })

  test('a signature that does not fit', () => {
    const [difference] = damaged(({ events }) => ({
      events: events.map((event) => (event.version === 1 ? { ...event, isSigned: false } : event)),
    }))
    expect(difference).toMatch(/RECEIVED is not signed well/)
  })

  test('a cancellation by the partner itself that was announced', () => {
    const differences = damaged(({ record, order, events }) => {
      const cancelled = cancel({ ...order, sys: { ...order.sys, version: 1 } }, 'CLOSED', 'VENDOR', NOW)
      record.steps = record.steps.slice(0, 1)
      noteStep(record, { status: 'CANCELLED', version: 2, by: 'VENDOR', announced: false })
      return {
        order: cancelled,
        events: [
          ...events.slice(0, 1),
          { id: 'own', status: 'CANCELLED', version: 2, afterPickup: false, isSigned: true },
        ],
      }
    })
    expect(differences).toEqual([expect.stringMatching(/tells the partner of its own deed/)])
  })

  test('a cancellation after pickup that does not say so', () => {
    const differences = damaged(({ record, order, events }) => {
      const left: Order = { ...order, status: 'DISPATCHED', sys: { ...order.sys, version: 3 } }
      const cancelled = cancel(left, null, 'CUSTOMER', NOW)
      record.steps = record.steps.slice(0, 3)
      noteStep(record, stepOf('CUSTOMER_CANCELLED', cancelled))
      const told: HeardEvent = {
        id: 'told',
        status: 'CANCELLED',
        version: 4,
        afterPickup: false,
        isSigned: true,
      }
      return { order: cancelled, events: [...without(events, 4), told] }
    })
    expect(differences).toEqual([expect.stringMatching(/wrong thing about the rider/)])
  })
})

test('does not ask for events where nobody receives any', () => {
  const story = goodStory()
  const silent = { ...story, book: newEventBook() }
  expect(auditRun(silent)).toHaveLength(4)
  expect(auditRun({ ...silent, unheard: new Set([story.record.vendorId]) })).toEqual([])
})
