import fc from 'fast-check'
import { arbitraryCarts } from '@/__tests__/support/arbitraryCarts'
import { eventOf } from '@/__tests__/support/picks'
import type { BroughtAmount } from '@/domain/picking/broughtAmount'
import type { PickEvent } from '@/domain/picking/events'
import { outcomeOf } from '@/domain/picking/outcome'
import type { ProductSnapshot } from '@/domain/picking/productSnapshot'
import {
  applyEvent,
  findLine,
  isUnchanged,
  replay,
  startSession,
  type LineProgress,
  type PickSession,
} from '@/domain/picking/session'
import { judgeUndo } from '@/domain/picking/undo'
import { isWeighed } from '@/domain/orders/summarizeOrder'

const RUNS = { numRuns: 300 }
const lineIdOf = (event: object) => ('lineId' in event ? event.lineId : undefined)

const isPrice = (price: number | undefined) =>
  price === undefined || (price >= 0 && price <= 1_000_000 && Number((price * 1000).toFixed(6)) % 1 === 0)

function isPossible({ product, quantity, weightKg }: BroughtAmount & { product: ProductSnapshot }): boolean {
  if (product.pricingType === 'KG') return quantity === 1 && !!weightKg && weightKg > 0 && weightKg <= 1_000
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000 && weightKg === undefined
}

function isWithinBounds(progress: LineProgress): boolean {
  const { line, picked, weightKg, replacement, price } = progress
  const { min_quantity, max_quantity } = line.original_pricing
  if (price && (isWeighed(line) || !isPrice('unit' in price ? price.unit : price.total))) return false
  if (replacement) {
    return picked === 0 && weightKg === undefined && price === undefined && isPossible(replacement)
  }
  if (!isWeighed(line)) {
    return Number.isInteger(picked) && picked >= 0 && picked <= max_quantity && weightKg === undefined
  }
  return picked === 0 && (weightKg === undefined || (weightKg >= min_quantity && weightKg <= max_quantity))
}

describe('for any order and any journal', () => {
  it('keeps every line within what the customer takes', () => {
    const seen = { open: 0, 'look-again': 0, 'in-cart': 0, short: 0, 'not-found': 0, replaced: 0 }
    let added = 0
    fc.assert(
      fc.property(arbitraryCarts, ({ order, events }) => {
        let session = startSession(order)
        for (const event of events) {
          session = applyEvent(session, event)
          expect(session.lines.filter((progress) => !isWithinBounds(progress))).toEqual([])
          expect(session.additions.every((one) => isPossible(one) && isPrice(one.unitPrice))).toBe(true)
          expect(new Set(session.additions.map(({ id }) => id)).size).toBe(session.additions.length)
          for (const progress of session.lines) seen[outcomeOf(progress)] += 1
          added += session.additions.length
        }
      }),
      RUNS,
    )
    // The generator is worth something only if it reaches every outcome.
    for (const count of [...Object.values(seen), added]) expect(count).toBeGreaterThan(0)
  })

  it('is back where it began when every act was undone', () => {
    fc.assert(
      fc.property(arbitraryCarts, ({ order, events }) => {
        const start = startSession(order)
        let session = events.filter(({ type }) => type !== 'order-sent').reduce(applyEvent, start)
        for (let place = 1000; judgeUndo(session).kind === 'undo'; place += 1) {
          const verdict = judgeUndo(session)
          if (verdict.kind === 'undo') session = applyEvent(session, eventOf(order, place, verdict.act))
        }
        expect(session.steps).toEqual([])
        expect(session.lines.every((progress, place) => progress === start.lines[place])).toBe(true)
        expect(session.places).toBe(start.places)
        expect(session.additions).toEqual([])
      }),
      RUNS,
    )
  })

  it('undoes one step at a time, each to the very line before it', () => {
    fc.assert(
      fc.property(arbitraryCarts, ({ order, events }) => {
        let session = startSession(order)
        for (const event of events) {
          const before = session
          session = applyEvent(before, event)
          if (session.steps.length <= before.steps.length) continue
          const undone = applyEvent(session, eventOf(order, 2000, { type: 'undone', eventId: event.id }))
          expect(undone.lines.every((progress, place) => progress === before.lines[place])).toBe(true)
          expect(undone.additions).toBe(before.additions)
          expect(undone.steps).toEqual(before.steps)
        }
      }),
      RUNS,
    )
  })

  it('changes nothing when the journal is read twice', () => {
    fc.assert(
      fc.property(arbitraryCarts, ({ order, events }) => {
        const once = replay(order, events)
        const twice = events.reduce(applyEvent, once)
        expect(twice.lines).toBe(once.lines)
        expect(twice.steps).toBe(once.steps)
        expect(isUnchanged(once, twice)).toBe(true)
        expect(replay(order, [...events, ...events])).toEqual(once)
      }),
      RUNS,
    )
  })

  it('comes to the same step by step, after a crash at any step, and beside another way on', () => {
    fc.assert(
      fc.property(arbitraryCarts, fc.nat(), ({ order, events }, at) => {
        const whole = replay(order, events)
        const crash = at % (events.length + 1)
        const resumed = replay(order, events.slice(0, crash))
        // What never reached the disk leaves no trace in the session that it was tried on.
        for (const event of [...events].reverse()) applyEvent(resumed, event)
        const session = events.slice(crash).reduce(applyEvent, resumed)
        expect({ ...session, applied: session.applied.count }).toEqual({
          ...whole,
          applied: whole.applied.count,
        })
      }),
      RUNS,
    )
  })

  it('touches no line but the one that was acted on, and never the session before', () => {
    fc.assert(
      fc.property(arbitraryCarts, ({ order, events }) => {
        let session: PickSession = startSession(order)
        for (const event of events) {
          const before = session
          const [lines, steps, additions] = [[...before.lines], [...before.steps], [...before.additions]]
          session = applyEvent(before, event)
          expect([before.lines, before.steps, before.additions]).toEqual([lines, steps, additions])
          const kept = new Set(before.additions)
          const other = session.additions.filter((addition) => !kept.has(addition))
          expect(other.length).toBeLessThanOrEqual(1)
          if (session.additions !== before.additions) expect(session.lines).toBe(before.lines)
          const changed = session.lines.filter((progress, place) => progress !== before.lines[place])
          expect(changed.length).toBeLessThanOrEqual(1)
          if (changed.length === 0) expect(session.lines).toBe(before.lines)
          if (event.type !== 'undone') {
            for (const { line } of changed) expect(line._id).toBe(lineIdOf(event))
            for (const { id } of other) expect('additionId' in event && event.additionId).toBe(id)
          }
          expect(session.lines.every((progress) => findLine(session, progress.line._id) === progress)).toBe(
            true,
          )
        }
      }),
      RUNS,
    )
  })

  it('changes nothing once the order was sent, and undoes nothing', () => {
    fc.assert(
      fc.property(arbitraryCarts, fc.nat(), ({ order, events }, at) => {
        const place = at % (events.length + 1)
        const sent: PickEvent = eventOf(order, 3000, { type: 'order-sent', status: 'DISPATCHED', version: 2 })
        const then = applyEvent(replay(order, events.slice(0, place)), sent)
        const later = events.slice(place).reduce(applyEvent, then)
        expect(later.lines).toBe(then.lines)
        expect(later.additions).toBe(then.additions)
        expect(later.steps).toBe(then.steps)
        expect(later.begunAt).toBe(then.begunAt)
        expect(judgeUndo(later)).toEqual({ kind: 'nothing' })
      }),
      RUNS,
    )
  })
})
