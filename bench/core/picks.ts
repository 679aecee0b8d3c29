import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type PickEvent } from '@/domain/picking/events'
import { judgeScan } from '@/domain/picking/judgeScan'
import { applyEvent, replay, startSession } from '@/domain/picking/session'
import { codesOf, eventsOf, makeBigOrder, pickOf, read } from './bigOrder'
import { plainCart, plainFind, plainPick } from './plainPick'
import { nth, type Subject } from './subject'

/** A scanned code is read and judged in an order of so many lines. */
export function judging(lines: number): Subject {
  const order = makeBigOrder(lines)
  const session = startSession(order)
  const cart = plainCart(order)
  const codes = codesOf(order)
  const context = { session, layouts: DEFAULT_LAYOUTS, findProducts: () => [] }
  return {
    ours: (times) => {
      for (let index = 0; index < times; index += 1) {
        const verdict = judgeScan(context, read(nth(codes, index)), 'scan')
        if (verdict.kind !== 'picked') throw new Error(`A scan was judged ${verdict.kind}`)
      }
    },
    plain: (times) => {
      for (let index = 0; index < times; index += 1) {
        if (plainFind(cart, nth(codes, index)) === undefined) throw new Error('A scan found no line')
      }
    },
  }
}

/** One more pick in an order that is half picked. */
export function folding(lines: number): Subject {
  const order = makeBigOrder(lines)
  const half = eventsOf(order).slice(0, lines)
  const session = replay(order, half)
  const cart = half.reduce(plainPick, plainCart(order))
  const next = order.items.slice(Math.floor(lines / 2)).map(({ _id }) => pickOf(order, _id))
  return {
    ours: (times) => fold(times, applyEvent, session, next),
    plain: (times) => fold(times, plainPick, cart, next),
  }
}

/** One event after another, and from the beginning when there are no more. */
function fold<State>(
  times: number,
  apply: (state: State, event: PickEvent) => State,
  start: State,
  events: readonly PickEvent[],
): void {
  let state = start
  for (let index = 0; index < times; index += 1) {
    state = apply(index % events.length === 0 ? start : state, nth(events, index))
  }
}

/** A whole order read from its journal, as after a restart. */
export function replaying(lines: number): Subject {
  const order = makeBigOrder(lines)
  const events = eventsOf(order)
  return {
    ours: (times) => {
      for (let index = 0; index < times; index += 1) replay(order, events)
    },
    plain: (times) => {
      for (let index = 0; index < times; index += 1) events.reduce(plainPick, plainCart(order))
    },
  }
}
