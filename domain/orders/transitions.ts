import type { Order, OrderStatus, TransportType } from '@/domain/contract/order'

/** Nothing happens to an order after one of these. */
const FINAL: readonly OrderStatus[] = ['CANCELLED', 'DELIVERED', 'PICKED_UP']

export const isFinal = (status: OrderStatus): boolean => FINAL.includes(status)

/** What "finished picking" is called: a rider collects, or the store sends it off. */
export function fulfilmentStatus(transport: TransportType): 'READY_FOR_PICKUP' | 'DISPATCHED' {
  switch (transport) {
    case 'LOGISTICS_DELIVERY':
      return 'READY_FOR_PICKUP'
    case 'VENDOR_DELIVERY':
      return 'DISPATCHED'
  }
}

/** A rider has the goods: only then can a cancellation come after pickup. */
export function isWithRider(order: Pick<Order, 'status' | 'transport_type'>): boolean {
  return order.transport_type === 'LOGISTICS_DELIVERY' && order.status === 'DISPATCHED'
}

/** What happens to an order outside the store. */
export type OutsideEvent = 'RIDER_PICKED_UP' | 'DELIVERED' | 'CUSTOMER_CANCELLED' | 'LOGISTICS_CANCELLED'

/** The state that an outside event leads to, or undefined where it cannot happen now. */
export function afterOutsideEvent(
  order: Pick<Order, 'status' | 'transport_type'>,
  event: OutsideEvent,
): OrderStatus | undefined {
  switch (event) {
    case 'RIDER_PICKED_UP':
      return order.status === 'READY_FOR_PICKUP' ? 'DISPATCHED' : undefined
    case 'DELIVERED':
      return order.status === 'DISPATCHED' ? 'DELIVERED' : undefined
    case 'CUSTOMER_CANCELLED':
    case 'LOGISTICS_CANCELLED':
      return isFinal(order.status) ? undefined : 'CANCELLED'
  }
}
