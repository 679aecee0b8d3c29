import { uuidv7 } from 'uuidv7'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { workplaceKey, type WholeCommand } from '@/domain/outbox/command'
import { type Workplace } from '@/state/session/session'

/** What one picker decided about an order, ready to be written down and sent. */
export function makeCommand(
  workplace: Pick<Workplace, 'address' | 'chainId' | 'vendorId' | 'role' | 'picker'>,
  order: Pick<Order, 'order_id' | 'order_code'>,
  update: OrderUpdate,
  nowMs: number,
): WholeCommand {
  return {
    version: 1,
    id: uuidv7(),
    workplace: workplaceKey(workplace),
    role: workplace.role,
    orderId: order.order_id,
    orderCode: order.order_code,
    at: new Date(nowMs).toISOString(),
    by: workplace.picker,
    update,
    state: 'waiting',
  }
}
