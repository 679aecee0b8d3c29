import type { Order } from '@/domain/contract/order'
import type { OutsideEvent } from '@/domain/orders/transitions'
import { noteStep, type OrderRecord, type Step } from '../ledger'
import { insist } from '../service/insist'
import type { World } from '../world'

const OUTCOMES = {
  RIDER_PICKED_UP: { status: 'DISPATCHED', by: 'RIDER' },
  DELIVERED: { status: 'DELIVERED', by: 'RIDER' },
  CUSTOMER_CANCELLED: { status: 'CANCELLED', by: 'CUSTOMER' },
  LOGISTICS_CANCELLED: { status: 'CANCELLED', by: 'LOGISTICS' },
} as const satisfies Record<OutsideEvent, Pick<Step, 'status' | 'by'>>

/** Tells the service what happens to an order outside the store. False where it cannot happen any more. */
export async function happen(world: World, record: OrderRecord, event: OutsideEvent): Promise<boolean> {
  const { orderId } = record
  const settled = await insist(
    world.patience,
    () => world.portal.happen(world.chainId, orderId, event),
    async () => {
      const read = await world.backOffice.readOrder(orderId)
      return read.kind === 'ok' && hasHappened(event, read.body) ? read : undefined
    },
  )
  if (settled.kind === 'ok') {
    noteStep(record, stepOf(event, settled.body))
    world.onProgress()
    return true
  }
  if (settled.status !== 409) record.complaints.push(`${event} was answered with ${settled.code}.`)
  return false
}

/** Whether it took effect, told by the order alone. */
export function hasHappened(event: OutsideEvent, order: Order): boolean {
  const { status, by } = OUTCOMES[event]
  if (order.status === 'CANCELLED' && status !== 'CANCELLED') {
    return event === 'RIDER_PICKED_UP' && order.post_pickup_flag === true
  }
  return order.status === status && (status !== 'CANCELLED' || order.cancellation?.cancelled_by === by)
}

/** Only a cancellation can have come after it unseen. */
export function stepOf(event: OutsideEvent, order: Order): Step {
  const { status, by } = OUTCOMES[event]
  const isLatest = order.status === status
  return {
    status,
    by,
    version: isLatest ? order.sys.version : order.sys.version - 1,
    announced: !(status === 'DELIVERED' && order.transport_type === 'VENDOR_DELIVERY'),
    ...(status === 'CANCELLED' && { afterPickup: order.post_pickup_flag === true }),
  }
}
