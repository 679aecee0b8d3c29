import type { LineId } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import type { ActOf, PickEvent } from '@/domain/picking/events'
import type { PriceChange } from '@/domain/picking/price'
import {
  applyEvent,
  findAddition,
  findLine,
  isUnchanged,
  startSession,
  type PickSession,
} from '@/domain/picking/session'

type Told = Exclude<PickEvent, ActOf<'undone'>>

/** An act as people read it later. What it does not speak of is missing. */
export type TimelineEntry = {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly kind: Told['type']
  readonly lineId?: LineId
  readonly additionId?: string
  /** Of the ordered product, or of the one that was added. */
  readonly name?: string
  /** Of what stands in for it. */
  readonly replacementName?: string
  /** As the act says it: one piece of a scan, all pieces where a number was set. */
  readonly amount?: { readonly pieces: number } | { readonly weightKg: number }
  /** `null`: the catalog's own price again. */
  readonly price?: PriceChange | null
  readonly how?: 'scan' | 'camera' | 'hand' | 'keypad' | 'label'
  readonly code?: string
  readonly outcome?: ActOf<'customer-called'>['outcome']
  readonly status?: ActOf<'order-sent'>['status']
  readonly version?: number
  readonly faults?: number
  /** Who took it back, and when. */
  readonly undone?: { readonly at: string; readonly by: string }
}

/**
 * The journal as a timeline, oldest first. Only what had an effect is told; what was taken back later is told and
 * marked, since it happened.
 */
export function timelineOf(order: Order, events: readonly PickEvent[]): TimelineEntry[] {
  const entries = new Map<string, TimelineEntry>()
  let session = startSession(order)
  for (const event of events) {
    const before = session
    session = applyEvent(before, event)
    if (isUnchanged(before, session)) continue
    if (event.type !== 'undone') entries.set(event.id, tell(before, event))
    else {
      const undone = entries.get(event.eventId)
      if (undone) entries.set(event.eventId, { ...undone, undone: { at: event.at, by: event.by } })
    }
  }
  return [...entries.values()]
}

function tell(before: PickSession, event: Told): TimelineEntry {
  const { id, at, by, type: kind } = event
  return { id, at, by, kind, ...detailsOf(before, event) }
}

function detailsOf(before: PickSession, event: Told): Partial<TimelineEntry> {
  switch (event.type) {
    case 'picking-begun':
      return {}
    case 'unit-picked':
      return { ...lineOf(before, event.lineId), amount: { pieces: 1 }, ...howOf(event) }
    case 'quantity-set':
      return { ...lineOf(before, event.lineId), amount: { pieces: event.quantity } }
    case 'weighed':
      return { ...lineOf(before, event.lineId), amount: { weightKg: event.weightKg }, ...howOf(event) }
    case 'weight-removed':
    case 'not-found-reported':
    case 'not-found-revoked':
    case 'look-again-wanted':
    case 'price-removed':
      return lineOf(before, event.lineId)
    case 'line-replaced':
      return {
        ...lineOf(before, event.lineId),
        replacementName: event.product.name,
        ...amountOf(event),
        ...howOf(event),
      }
    case 'replacement-removed': {
      const removed = findLine(before, event.lineId)?.replacement
      return { ...lineOf(before, event.lineId), ...(removed && { replacementName: removed.product.name }) }
    }
    case 'price-set':
      return { ...lineOf(before, event.lineId), price: event.price }
    case 'product-added': {
      const { additionId, product } = event
      return { additionId, name: product.name, ...amountOf(event), ...priceOf(event), ...howOf(event) }
    }
    case 'addition-changed':
      return { ...additionOf(before, event.additionId), ...amountOf(event), ...priceOf(event) }
    case 'addition-removed':
      return additionOf(before, event.additionId)
    case 'customer-called':
      return { ...(event.lineId && lineOf(before, event.lineId)), outcome: event.outcome }
    case 'cart-checked':
      return { version: event.version, faults: event.faults }
    case 'end-decided':
      return { status: event.status }
    case 'end-withdrawn':
      return {}
    case 'order-sent':
      return { status: event.status, version: event.version }
  }
}

function lineOf(session: PickSession, lineId: LineId): Partial<TimelineEntry> {
  const found = findLine(session, lineId)
  return { lineId, ...(found && { name: found.line.name }) }
}

function additionOf(session: PickSession, additionId: string): Partial<TimelineEntry> {
  const found = findAddition(session, additionId)
  return { additionId, ...(found && { name: found.product.name }) }
}

function amountOf(event: {
  quantity?: number | undefined
  weightKg?: number | undefined
}): Partial<TimelineEntry> {
  if (event.weightKg !== undefined) return { amount: { weightKg: event.weightKg } }
  return event.quantity === undefined ? {} : { amount: { pieces: event.quantity } }
}

function priceOf({ unitPrice }: { unitPrice?: number | null | undefined }): Partial<TimelineEntry> {
  if (unitPrice === undefined) return {}
  return { price: unitPrice === null ? null : { unit: unitPrice } }
}

const howOf = ({
  how,
  code,
}: Pick<TimelineEntry, 'how'> & { code?: string | undefined }): Partial<TimelineEntry> => ({
  ...(how && { how }),
  ...(code !== undefined && { code }),
})
