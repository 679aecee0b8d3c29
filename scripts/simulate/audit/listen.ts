import { randomBytes } from 'node:crypto'
import type { OrderId } from '@/domain/contract/ids'
import { startReceiver } from '@/scripts/support/webhookReceiver'
import type { HeardEvent } from './auditEvents'

/** What the partner hears of its orders. */
export type EventBook = { byOrder: Map<OrderId, HeardEvent[]>; count: number; repeats: number }

export const newEventBook = (): EventBook => ({ byOrder: new Map(), count: 0, repeats: 0 })

export type Listener = { url: string; secret: string; close(): Promise<void> }

/** Receives events on this machine. Those of orders without the mark of this run are somebody else's, and forgotten. */
export async function listenForEvents(book: EventBook, mark: string): Promise<Listener> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const receiver = await startReceiver(secret, ({ id, isSigned, body }) => {
    if (!body.comment?.includes(mark)) return
    const { order_id: orderId, status, post_pickup_flag: flag, sys } = body
    noteEvent(book, orderId, { id, status, version: sys.version, afterPickup: flag === true, isSigned })
  })
  return { url: receiver.url, secret, close: () => receiver.close() }
}

export function noteEvent(book: EventBook, orderId: OrderId, event: HeardEvent): void {
  const heard = book.byOrder.get(orderId)
  const isRepeat = heard?.some(({ id }) => id === event.id) ?? false
  if (heard) heard.push(event)
  else book.byOrder.set(orderId, [event])
  if (isRepeat) book.repeats += 1
  else book.count += 1
}
