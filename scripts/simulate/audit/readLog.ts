import type { OrderId } from '@/domain/contract/ids'
import { orderSchema } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { noteEvent, type EventBook } from './listen'

/** Takes over what the log says of an order, and counts the events that their receiver has not taken yet. */
export function noteDeliveries(book: EventBook, orderId: OrderId, deliveries: readonly Delivery[]): number {
  // The log lists the newest first; of two at one moment the earlier version went first.
  const inOrder = [...deliveries].reverse().sort((one, other) => momentOf(one) - momentOf(other))
  for (const { id, payload, tries, state } of inOrder) {
    const { status, sys, post_pickup_flag: flag } = orderSchema.parse(JSON.parse(payload))
    const event = { id, status, version: sys.version, afterPickup: flag === true, isSigned: undefined }
    noteEvent(book, orderId, event)
    if (state === 'DELIVERED') book.repeats += tries - 1
  }
  return deliveries.filter(({ state }) => state !== 'DELIVERED').length
}

const momentOf = ({ delivered_at, created_at, state }: Delivery) =>
  Date.parse(state === 'DELIVERED' && delivered_at ? delivered_at : created_at)
