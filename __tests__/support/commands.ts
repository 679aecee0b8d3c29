import { uuidv7 } from 'uuidv7'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { commandSchema, workplaceKey, type Command } from '@/domain/outbox/command'
import { cancelRequest } from '@/domain/picking/cart'
import { fulfilmentStatus } from '@/domain/orders/transitions'
import { makeSetup } from './factories'

/** Everything found, exactly as ordered. */
export const finishOf = (order: Order): OrderUpdate => ({
  order_id: order.order_id,
  status: fulfilmentStatus(order.transport_type),
  items: order.items.map(({ _id, sku, pricing }) => ({
    _id,
    sku,
    status: 'IN_CART',
    pricing: {
      pricing_type: pricing.pricing_type,
      quantity: pricing.quantity,
      ...(pricing.weight !== undefined && { weight: pricing.weight }),
    },
  })),
})

export const cancelOf = (order: Order): OrderUpdate => cancelRequest(order, 'TOO_BUSY')

/** Mira has finished an order and the service cannot know of it. Parsed, so that a wrong factory fails itself. */
export function commandFor(order: Order, overrides: Partial<Command> = {}): Command {
  return commandSchema.parse({
    version: 1,
    id: uuidv7(),
    workplace: workplaceKey(makeSetup()),
    role: 'picker',
    orderId: order.order_id,
    orderCode: order.order_code,
    at: '2026-03-01T10:00:00.000Z',
    by: 'Mira',
    update: finishOf(order),
    state: 'waiting',
    ...overrides,
  })
}
