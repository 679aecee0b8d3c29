import type { LineId } from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import type { PickAct, PickEvent } from '@/domain/picking/events'
import { findLine, replay, type LineProgress, type PickSession } from '@/domain/picking/session'
import { makeLine, makePricing, makeWeighedLine } from './factories'

/** The nth event's id, so that a test can name an event before it is made. */
export const eventId = (place: number) => `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`

export function eventOf(order: Order, place: number, act: PickAct): PickEvent {
  const at = new Date(Date.UTC(2026, 2, 1, 10, 0, place)).toISOString()
  return { id: eventId(place), orderId: order.order_id, at, by: 'Mira', ...act }
}

export const eventsOf = (order: Order, acts: readonly PickAct[]): PickEvent[] =>
  acts.map((act, place) => eventOf(order, place, act))

export const sessionAfter = (order: Order, ...acts: PickAct[]): PickSession =>
  replay(order, eventsOf(order, acts))

export function getLine(session: PickSession, { _id }: { _id: LineId }): LineProgress {
  const progress = findLine(session, _id)
  if (!progress) throw new Error(`The session has no line ${_id}`)
  return progress
}

export const piecesLine = (
  quantity: number,
  more: Partial<OrderLine> = {},
  bounds: [number, number] = [1, quantity],
) =>
  makeLine({
    pricing: makePricing({ quantity, min_quantity: bounds[0], max_quantity: bounds[1] }),
    ...more,
  })

/** 0.8 to 1.2 kg of bananas for 1.99 the kilogram, unless it is said otherwise. */
export const weighedLine = (more: Partial<OrderLine> = {}, pricing: Parameters<typeof makePricing>[0] = {}) =>
  makeWeighedLine({
    pricing: makePricing({
      pricing_type: 'KG',
      unit_price: 1.99,
      weight: 1,
      min_quantity: 0.8,
      max_quantity: 1.2,
      ...pricing,
    }),
    ...more,
  })

export const pick = ({ _id }: OrderLine): PickAct => ({ type: 'unit-picked', lineId: _id, how: 'scan' })
export const setTo = ({ _id }: OrderLine, quantity: number): PickAct => ({
  type: 'quantity-set',
  lineId: _id,
  quantity,
})
export const weigh = ({ _id }: OrderLine, weightKg: number): PickAct => ({
  type: 'weighed',
  lineId: _id,
  weightKg,
  how: 'keypad',
})
export const miss = ({ _id }: OrderLine): PickAct => ({ type: 'not-found-reported', lineId: _id })
export const revoke = ({ _id }: OrderLine): PickAct => ({ type: 'not-found-revoked', lineId: _id })
export const wantAgain = ({ _id }: OrderLine): PickAct => ({ type: 'look-again-wanted', lineId: _id })
export const unweigh = ({ _id }: OrderLine): PickAct => ({ type: 'weight-removed', lineId: _id })
export const undo = (place: number): PickAct => ({ type: 'undone', eventId: eventId(place) })
