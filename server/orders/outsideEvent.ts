import type { Order } from '@/domain/contract/order'
import { cancel, nextVersion } from '@/domain/orders/judgeUpdate'
import { afterOutsideEvent, type OutsideEvent } from '@/domain/orders/transitions'
import type { Deps } from '@/server/deps'
import { invalidTransition, orderNotFound } from '@/server/problems/refusal'
import { announceOrder } from '@/server/webhooks/announce'
import { findOrder, saveOrder } from './repository'
import { windowStart } from './window'

/** Something happened to an order outside the store: a rider, a customer, the platform's logistics. */
export async function happenOutside(
  deps: Deps,
  chainId: string,
  orderId: string,
  event: OutsideEvent,
): Promise<Order> {
  return deps.db.sql.begin(async (tx) => {
    const now = deps.now()
    const stored = await findOrder(tx, chainId, orderId, windowStart(now), 'change')
    if (!stored) throw orderNotFound()
    const order = after(stored.order, event, now)
    if (!order) throw invalidTransition(`${event} cannot happen to an order that is ${stored.order.status}.`)
    await saveOrder(tx, order, { outcomeKey: stored.outcomeKey, cause: event })
    if (isAnnounced(order)) await announceOrder(tx, deps.queue, order, now)
    return order
  })
}

function after(order: Order, event: OutsideEvent, now: Date): Order | undefined {
  const status = afterOutsideEvent(order, event)
  if (!status) return undefined
  switch (event) {
    case 'RIDER_PICKED_UP':
    case 'DELIVERED':
      return nextVersion({ ...order, status }, now)
    case 'CUSTOMER_CANCELLED':
      return cancel(order, null, 'CUSTOMER', now)
    case 'LOGISTICS_CANCELLED':
      return cancel(order, null, 'LOGISTICS', now)
  }
}

/** Where the store delivers itself, the platform has no delivery to tell of. */
const isAnnounced = (order: Order) =>
  !(order.status === 'DELIVERED' && order.transport_type === 'VENDOR_DELIVERY')
