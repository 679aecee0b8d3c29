import type { Order, OrderLine } from '@/domain/contract/order'

/** A line of the customer's own, not a replacement or an addition of the store's. */
export function isOrdered(line: OrderLine): boolean {
  return line.status !== 'ADDITION' && !line.replaced_id
}

/** The ordered lines as they stood when the order came in: what a request is measured against, now or later. */
export function linesAsReceived(order: Order): OrderLine[] {
  return order.items.filter(isOrdered).map((line) => ({
    ...line,
    status: 'NOT_PROCESSED',
    pricing: { ...line.original_pricing },
  }))
}
