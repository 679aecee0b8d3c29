import type { LineId, OrderId } from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import { linesAsReceived } from '@/domain/orders/asReceived'
import { hasId, noIds, withId, type AppliedIds } from './appliedIds'
import { changeLine } from './changeLine'
import type { LineAct, PickEvent } from './events'
import { untouched, type LineProgress } from './lineProgress'

export type { LineProgress } from './lineProgress'

/** An act that changed a line and still stands. */
export type PickStep = {
  readonly event: Extract<PickEvent, LineAct>
  /** The line as it was: undo puts this very object back. */
  readonly before: LineProgress
}

export type PickSession = {
  readonly orderId: OrderId
  readonly begunAt: string | undefined
  /** The ordered lines as received. The same list for as long as the session goes on. */
  readonly ordered: readonly OrderLine[]
  readonly lines: readonly LineProgress[]
  readonly byId: ReadonlyMap<LineId, LineProgress>
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
    byId: new Map(lines.map((progress) => [progress.line._id, progress])),
    steps: [],
    applied: noIds(),
  }
}

/**
 * The session after an event. Never throws. An event of another order, on an unknown line or seen before gives
 * the same session back. One that only has no effect now is remembered, or it might have one when the journal
 * is read twice; then lines and steps stay the very same objects.
 */
export function applyEvent(session: PickSession, event: PickEvent): PickSession {
  if (event.orderId !== session.orderId || hasId(session.applied, event.id)) return session
  switch (event.type) {
    case 'picking-begun':
      return session.begunAt === undefined ? remember({ ...session, begunAt: event.at }, event) : session
    case 'undone':
      return remember(takeBack(session, event.eventId), event)
    default:
      return takeStep(session, event)
  }
}

export function replay(order: Order, events: readonly PickEvent[]): PickSession {
  return events.reduce(applyEvent, startSession(order))
}

export function findLine(session: PickSession, lineId: LineId): LineProgress | undefined {
  return session.byId.get(lineId)
}

function takeStep(session: PickSession, event: PickStep['event']): PickSession {
  const before = findLine(session, event.lineId)
  if (!before) return session
  const after = changeLine(before, event)
  if (after === before) return remember(session, event)
  const steps = [...session.steps, { event, before }]
  return remember({ ...session, ...exchange(session, before, after), steps }, event)
}

function takeBack(session: PickSession, eventId: string): PickSession {
  const last = session.steps.at(-1)
  const current = last && findLine(session, last.before.line._id)
  if (!current || last.event.id !== eventId) return session
  return { ...session, ...exchange(session, current, last.before), steps: session.steps.slice(0, -1) }
}

function exchange({ lines, byId }: PickSession, before: LineProgress, after: LineProgress) {
  const changed = lines.slice()
  changed[lines.indexOf(before)] = after
  return { lines: changed, byId: new Map(byId).set(after.line._id, after) }
}

const remember = (session: PickSession, event: PickEvent): PickSession => ({
  ...session,
  applied: withId(session.applied, event.id),
})
