import type { CancelReason, Order, OrderLine } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { repay } from '@/domain/pricing/totals'
import { linesAsReceived } from './asReceived'
import { fulfilmentStatus, isFinal, isWithRider } from './transitions'
import type { CatalogFacts } from './update/catalogFacts'
import { fault, type CartFault } from './update/fault'
import { fillCart } from './update/fillCart'
import { requestKey } from './update/requestKey'
import { sortItems } from './update/sortItems'
import { understandCart } from './update/understandCart'

export type UpdateVerdict =
  /** The order as it is from now on. The key tells a repeat of this request from a different one. */
  | { kind: 'changed'; order: Order; key: string }
  /** The order as it would be; nothing happened. */
  | { kind: 'checked'; order: Order }
  /** The order's state does not allow it. The key is there when the request itself is sound. */
  | { kind: 'wrong-state'; message: string; key: string | undefined }
  | { kind: 'faulty'; faults: CartFault[] }

/**
 * What a request of the store does to an order: all eight scenarios of the contract. The service stores what
 * this says, and the device shows it before anything is sent.
 */
export function judgeUpdate(
  order: Order,
  request: OrderUpdate,
  facts: CatalogFacts,
  now: Date,
): UpdateVerdict {
  switch (request.status) {
    case 'CANCELLED':
      return judgeCancel(order, request, now)
    case 'UPDATE_CART':
      return judgeCheck(order, request, facts)
    case 'READY_FOR_PICKUP':
    case 'DISPATCHED':
      return judgeFulfilment(order, request, request.status, facts, now)
  }
}

function judgeFulfilment(
  order: Order,
  request: OrderUpdate,
  status: 'READY_FOR_PICKUP' | 'DISPATCHED',
  facts: CatalogFacts,
  now: Date,
): UpdateVerdict {
  const lines = linesAsReceived(order)
  const misnamed = checkOrderId(order, request)
  const cart = understandCart(lines, request, facts, 'fulfilment')
  const sound = cart.kind === 'understood' && misnamed.length === 0
  const wrongState = whyNotFulfilled(order, status)
  if (wrongState) {
    const key = sound ? requestKey(status, cart.picks) : undefined
    return { kind: 'wrong-state', message: wrongState, key }
  }
  if (!sound) return { kind: 'faulty', faults: [...misnamed, ...(cart.kind === 'faulty' ? cart.faults : [])] }
  const filled = fillCart(order, lines, cart.picks, facts)
  return {
    kind: 'changed',
    order: nextVersion({ ...filled, status }, now),
    key: requestKey(status, cart.picks),
  }
}

function judgeCheck(order: Order, request: OrderUpdate, facts: CatalogFacts): UpdateVerdict {
  if (order.status !== 'RECEIVED') {
    return {
      kind: 'wrong-state',
      message: `The order is ${order.status}; its cart is closed.`,
      key: undefined,
    }
  }
  const misnamed = checkOrderId(order, request)
  const cart = understandCart(order.items, request, facts, 'check')
  if (cart.kind === 'faulty') return { kind: 'faulty', faults: [...misnamed, ...cart.faults] }
  if (misnamed.length > 0) return { kind: 'faulty', faults: misnamed }
  return { kind: 'checked', order: fillCart(order, order.items, cart.picks, facts) }
}

function judgeCancel(order: Order, request: OrderUpdate, now: Date): UpdateVerdict {
  const faults = checkOrderId(order, request)
  const reason = request.cancellation?.reason
  if (!reason) {
    faults.push(
      fault('cancellation.reason', 'CANCELLATION_REASON_REQUIRED', 'A cancellation needs its reason.'),
    )
  }
  const sorted = sortItems(order.items, request.items)
  faults.push(...sorted.faults)
  for (const { path } of [...sorted.replacements, ...sorted.additions]) {
    faults.push(
      fault(`${path}.status`, 'STATUS_NOT_ALLOWED', 'A cancellation brings nothing into the order.'),
    )
  }
  const key = reason && faults.length === 0 ? cancelKey(reason) : undefined
  if (isFinal(order.status)) {
    return { kind: 'wrong-state', message: `The order is ${order.status} and stays so.`, key }
  }
  if (!reason || !key) return { kind: 'faulty', faults }
  const statusOf = new Map(sorted.named.map(({ item, line }) => [line._id, item.status]))
  const items = order.items.map((line): OrderLine => ({
    ...line,
    status: statusOf.get(line._id) ?? line.status,
  }))
  return { kind: 'changed', order: cancel({ ...order, items }, reason, 'VENDOR', now), key }
}

const cancelKey = (reason: CancelReason) => `CANCELLED ${reason}`

/** The order as cancelled. `post_pickup_flag` says whether a rider has the goods already. */
export function cancel(order: Order, reason: string | null, cancelledBy: string, now: Date): Order {
  const afterPickup = isWithRider(order)
  const cancelled: Order = {
    ...order,
    status: 'CANCELLED',
    payment: repay(order.payment, order.items),
    cancellation: { reason, cancelled_by: cancelledBy, post_picked_up: afterPickup },
    post_pickup_flag: afterPickup,
  }
  return nextVersion(cancelled, now)
}

export function nextVersion(order: Order, now: Date): Order {
  return { ...order, sys: { ...order.sys, updated_at: now.toISOString(), version: order.sys.version + 1 } }
}

function whyNotFulfilled(order: Order, status: 'READY_FOR_PICKUP' | 'DISPATCHED'): string | undefined {
  if (status !== fulfilmentStatus(order.transport_type)) {
    return `${status} does not belong to ${order.transport_type}; send ${fulfilmentStatus(order.transport_type)}.`
  }
  return order.status === 'RECEIVED'
    ? undefined
    : `The order is ${order.status}; only a RECEIVED one is fulfilled.`
}

function checkOrderId(order: Order, request: OrderUpdate): CartFault[] {
  if (request.order_id === undefined || request.order_id.toLowerCase() === order.order_id.toLowerCase())
    return []
  return [fault('order_id', 'ORDER_ID_DIFFERS', 'The order_id of the body is not the one of the address.')]
}
