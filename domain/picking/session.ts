import type { LineId, OrderId } from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import { linesAsReceived } from '@/domain/orders/asReceived'
import { changeAdditions, type Addition } from './additions'
import { hasId, noIds, withId, type AppliedIds } from './appliedIds'
import { changeLine } from './changeLine'
import type { NoteAct, PickEvent } from './events'
import { untouched, type LineProgress } from './lineProgress'
import { noteDown, type Notes } from './notes'
import type { AdditionEvent, LineEvent, PickStep } from './step'

export type { Addition } from './additions'
export type { LineProgress, Replacement } from './lineProgress'
export type { PickStep } from './step'

export type PickSession = Notes & {
  readonly orderId: OrderId
  readonly begunAt: string | undefined
  /** The ordered lines as received. The same list for as long as the session goes on. */
  readonly ordered: readonly OrderLine[]
  readonly lines: readonly LineProgress[]
  /** Where each line stands in `lines`. The same map for as long as the session goes on: a pick copies no index. */
  readonly places: ReadonlyMap<LineId, number>
  /** What the store adds, in the order in which it came. The same list until one of them changes. */
  readonly additions: readonly Addition[]
  /** What still stands, oldest first. */
  readonly steps: readonly PickStep[]
  readonly applied: AppliedIds
}

export function startSession(order: Order): PickSession {
  const ordered = linesAsReceived(order)
  const lines = ordered.map(untouched)
  return {
    orderId: order.order_id,
    begunAt: undefined,
    ordered,
    lines,
    places: new Map(ordered.map(({ _id }, place) => [_id, place])),
    additions: [],
    steps: [],
    calls: [],
    checked: undefined,
    decided: undefined,
    sent: undefined,
    applied: noIds(),
  }
}

/**
 * The session after an event. Never throws. An event of another order, on an unknown line or seen before gives
 * the same session back. One that only has no effect now is remembered, or it might have one when the journal
 * is read twice; then lines, additions and steps stay the very same objects. Once its end was decided a cart stays
 * as it is, until that is taken back; what happens meanwhile is only noted.
 */
export function applyEvent(session: PickSession, event: PickEvent): PickSession {
  if (event.orderId !== session.orderId || hasId(session.applied, event.id)) return session
  switch (event.type) {
    case 'customer-called':
    case 'cart-checked':
    case 'end-decided':
    case 'end-withdrawn':
    case 'order-sent':
      return event.type === 'customer-called' && event.lineId && !findLine(session, event.lineId)
        ? session
        : remember({ ...session, ...noteDown(session, event) }, event)
    default:
      return isClosed(session) ? session : pursue(session, event)
  }
}

export function replay(order: Order, events: readonly PickEvent[]): PickSession {
  return events.reduce(applyEvent, startSession(order))
}

export function findLine(session: PickSession, lineId: LineId): LineProgress | undefined {
  const place = session.places.get(lineId)
  return place === undefined ? undefined : session.lines[place]
}

export function findAddition(session: PickSession, additionId: string): Addition | undefined {
  return session.additions.find(({ id }) => id === additionId)
}

/** Whether anything happened between two states of a session: what is worth a line in the journal. */
export function isUnchanged(before: PickSession, after: PickSession): boolean {
  return (
    after.lines === before.lines &&
    after.additions === before.additions &&
    after.begunAt === before.begunAt &&
    after.calls === before.calls &&
    after.checked === before.checked &&
    after.decided === before.decided &&
    after.sent === before.sent
  )
}

/** Somebody has decided how the order ends: its cart is what was or will be sent. */
export function isClosed({ decided, sent }: PickSession): boolean {
  return decided !== undefined || sent !== undefined
}

type Pursued = Exclude<PickEvent, NoteAct>

function pursue(session: PickSession, event: Pursued): PickSession {
  switch (event.type) {
    case 'picking-begun':
      return session.begunAt === undefined ? remember({ ...session, begunAt: event.at }, event) : session
    case 'undone':
      return remember(takeBack(session, event.eventId), event)
    case 'product-added':
    case 'addition-changed':
    case 'addition-removed':
      return remember(stepOnAdditions(session, event), event)
    default: {
      const before = findLine(session, event.lineId)
      return before ? remember(stepOnLine(session, before, event), event) : session
    }
  }
}

function stepOnLine(session: PickSession, before: LineProgress, event: LineEvent): PickSession {
  const after = changeLine(before, event)
  if (after === before) return session
  const steps = [...session.steps, { on: 'line' as const, event, before }]
  return { ...session, ...exchange(session, after), steps, checked: undefined }
}

function stepOnAdditions(session: PickSession, event: AdditionEvent): PickSession {
  const { additions: before } = session
  const additions = changeAdditions(before, event)
  if (additions === before) return session
  const steps = [...session.steps, { on: 'additions' as const, event, before }]
  return { ...session, additions, steps, checked: undefined }
}

function takeBack(session: PickSession, eventId: string): PickSession {
  const last = session.steps.at(-1)
  if (!last || last.event.id !== eventId) return session
  const rest = { ...session, steps: session.steps.slice(0, -1), checked: undefined }
  if (last.on === 'additions') return { ...rest, additions: last.before }
  return { ...rest, ...exchange(session, last.before) }
}

function exchange({ lines, places }: PickSession, after: LineProgress): { lines: readonly LineProgress[] } {
  const place = places.get(after.line._id)
  if (place === undefined) return { lines }
  const changed = lines.slice()
  changed[place] = after
  return { lines: changed }
}

const remember = (session: PickSession, event: PickEvent): PickSession => ({
  ...session,
  applied: withId(session.applied, event.id),
})
