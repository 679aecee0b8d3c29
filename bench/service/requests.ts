import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { fulfilmentStatus } from '@/domain/orders/transitions'

export interface Request {
  method: 'GET' | 'PUT'
  /** Under the chain's address. */
  path: string
  body?: OrderUpdate
}

export const read = ({ order_id }: Order): Request => ({ method: 'GET', path: `/orders/${order_id}` })

export const list = (vendorId: string): Request => ({ method: 'GET', path: `/vendors/${vendorId}/orders` })

export const updateCart = (order: Order): Request => ({
  method: 'PUT',
  path: `/orders/${order.order_id}`,
  body: { ...everythingFound(order), status: 'UPDATE_CART' },
})

export const fulfil = (order: Order): Request => ({
  method: 'PUT',
  path: `/orders/${order.order_id}`,
  body: everythingFound(order),
})

const everythingFound = (order: Order): OrderUpdate => ({
  status: fulfilmentStatus(order.transport_type),
  items: order.items.map(({ _id, pricing: { pricing_type, quantity, weight } }) => ({
    _id,
    status: 'IN_CART',
    pricing: pricing_type === 'KG' ? { pricing_type, weight } : { pricing_type, quantity },
  })),
})

/** A request as it goes over the wire, the same bytes to the service and to its baselines. */
export function onTheWire({ method, path, body }: Request, chainId: string, token: string): string {
  const text = body ? JSON.stringify(body) : ''
  const head = [
    `${method} /v2/chains/${chainId}${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Accept: application/json',
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
