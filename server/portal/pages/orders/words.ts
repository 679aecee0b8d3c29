import type { LineStatus, Order, ReplacementPreference, TransportType } from '@/domain/contract/order'
import type { OrderChange } from '@/domain/contract/portal'
import { momentMs } from '@/domain/contract/time'
import type { OutsideEvent } from '@/domain/orders/transitions'
import type { ChipLook } from '../parts/Chip'

export const LINE_WORDS: Record<LineStatus, { words: string; look: ChipLook }> = {
  NOT_PROCESSED: { words: 'Not picked yet', look: 'plain' },
  IN_CART: { words: 'In the cart', look: 'good' },
  NOT_FOUND: { words: 'Not found', look: 'bad' },
  REPLACED: { words: 'Replaced', look: 'soon' },
  ADDITION: { words: 'Added', look: 'info' },
}

export const DELIVERS: Record<TransportType, string> = {
  LOGISTICS_DELIVERY: 'A rider collects it',
  VENDOR_DELIVERY: 'The store delivers',
}

export const WISHES: Record<ReplacementPreference['kind'], string> = {
  BEST_MATCH: 'Best match',
  CALL_ME: 'Call me',
  NO_REPLACEMENT: 'No replacement',
  CHOSEN: 'Chosen goods',
}

/** What can happen outside the store: the words on its button, and in the notice once it happened. */
export const OUTSIDE_EVENTS: Record<OutsideEvent, { button: string; done: string }> = {
  RIDER_PICKED_UP: { button: 'Rider picked up', done: 'The rider picked the order up.' },
  DELIVERED: { button: 'Delivered', done: 'The order was delivered.' },
  CUSTOMER_CANCELLED: { button: 'Customer cancels', done: 'The customer cancelled the order.' },
  LOGISTICS_CANCELLED: { button: 'Logistics cancels', done: 'Logistics cancelled the order.' },
}

const PARTIES: Record<string, string> = {
  CUSTOMER: 'the customer',
  VENDOR: 'the store',
  LOGISTICS: 'logistics',
}

/** Who cancelled. A platform may know parties that we do not. */
export const partyWords = (party: string): string => PARTIES[party] ?? party

export const REASONS: Record<string, string> = {
  CLOSED: 'The store is closed',
  ITEM_UNAVAILABLE: 'Goods are not available',
  TOO_BUSY: 'The store is too busy',
}

export const reasonWords = (reason: string): string => REASONS[reason] ?? reason

const CAUSES: Record<string, string> = {
  checkout: 'The customer placed the order.',
  'test order': 'The test order came with this outcome.',
  RIDER_PICKED_UP: OUTSIDE_EVENTS.RIDER_PICKED_UP.done,
  DELIVERED: OUTSIDE_EVENTS.DELIVERED.done,
  CUSTOMER_CANCELLED: OUTSIDE_EVENTS.CUSTOMER_CANCELLED.done,
  LOGISTICS_CANCELLED: OUTSIDE_EVENTS.LOGISTICS_CANCELLED.done,
}

/** What led to a version of an order. */
export function causeWords({ cause, token_name }: Pick<OrderChange, 'cause' | 'token_name'>): string {
  if (token_name !== null) return `The store sent it, with the token “${token_name}”.`
  return CAUSES[cause] ?? (cause.startsWith('token ') ? 'The store sent it.' : cause)
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How late an order is that still waits to be picked; undefined for every other. */
export function lateWords(order: Pick<Order, 'status' | 'promised_for'>, now: Date): string | undefined {
  const minutes = Math.floor((now.getTime() - momentMs(order.promised_for)) / MINUTE_MS)
  if (order.status !== 'RECEIVED' || minutes < 0) return undefined
  if (minutes < 1) return 'Due now'
  if (minutes < HOUR_MINUTES) return `Late by ${minutes} min`
  if (minutes < DAY_MINUTES)
    return `Late by ${Math.floor(minutes / HOUR_MINUTES)} h ${minutes % HOUR_MINUTES} min`
  const days = Math.floor(minutes / DAY_MINUTES)
  return days === 1 ? 'Late by 1 day' : `Late by ${days} days`
}
