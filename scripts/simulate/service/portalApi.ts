import { z } from 'zod'
import type { OrderId } from '@/domain/contract/ids'
import { orderSchema, type Order } from '@/domain/contract/order'
import { orderArraySchema } from '@/domain/contract/orderList'
import {
  createdTokenSchema,
  deliverySchema,
  portalChainSchema,
  listedTokenSchema,
  type Delivery,
  type ListedToken,
  type NewToken,
  type PortalChain,
  type TestOrder,
} from '@/domain/contract/portal'
import type { OutsideEvent } from '@/domain/orders/transitions'
import type { Answer, Connection } from './connection'
import { getBody, insist, type Patience, type Settled } from './insist'

/** What happens outside the store, and what somebody with the portal key may do. */
export type PortalApi = {
  listChains(): Promise<PortalChain[]>
  makeToken(chainId: string, token: NewToken): Promise<{ id: string; token: string }>
  listTokens(chainId: string): Promise<ListedToken[]>
  revokeToken(chainId: string, id: string): Promise<void>
  setWebhook(chainId: string, vendorId: string, webhook: { url: string; secret: string }): Promise<void>
  /** Once, as below: whether it took effect is for the caller to find out. */
  placeOrder(chainId: string, vendorId: string, order: TestOrder): Promise<Answer<Order>>
  happen(chainId: string, orderId: OrderId, type: OutsideEvent): Promise<Answer<Order>>
  listNewest(chainId: string, vendorId: string): Promise<Order[]>
  listDeliveries(chainId: string, orderId: OrderId): Promise<Delivery[]>
}

/** More than are placed at one moment, and more than any order has events. */
const NEWEST = 100

export function portalApi(connection: Connection, patience: Patience, key: string): PortalApi {
  const chain = (chainId: string, path: string) => `/portal/api/chains/${encodeURIComponent(chainId)}${path}`
  const store = (chainId: string, vendorId: string, path: string) =>
    chain(chainId, `/vendors/${encodeURIComponent(vendorId)}${path}`)
  const once = <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: z.ZodType<Body>,
    body?: unknown,
  ) => connection.call({ method, path, token: key, body }, schema)
  const read = async <Body>(path: string, schema: z.ZodType<Body>) =>
    getBody(await insist(patience, () => once('GET', path, schema)), 'The portal refuses')

  return {
    listChains: () => read('/portal/api/chains', z.array(portalChainSchema)),
    makeToken: async (chainId, token) =>
      getBody(
        await insist(patience, () => once('POST', chain(chainId, '/tokens'), createdTokenSchema, token)),
        'No token was made',
      ),
    listTokens: (chainId) => read(chain(chainId, '/tokens'), z.array(listedTokenSchema)),
    revokeToken: async (chainId, id) => {
      const settled: Settled<unknown> = await insist(patience, () =>
        once('DELETE', chain(chainId, `/tokens/${id}`), z.unknown()),
      )
      // Gone already is as good.
      if (settled.kind === 'refused' && settled.status !== 404) getBody(settled, 'A token was not revoked')
    },
    setWebhook: async (chainId, vendorId, webhook) => {
      const path = store(chainId, vendorId, '/webhook')
      const settled = await insist(patience, () => once('PUT', path, z.unknown(), webhook))
      getBody(settled, 'The webhook was not taken')
    },
    placeOrder: (chainId, vendorId, order) =>
      once('POST', store(chainId, vendorId, '/test-orders'), orderSchema, order),
    happen: (chainId, orderId, type) =>
      once('POST', chain(chainId, `/orders/${orderId}/events`), orderSchema, { type }),
    listNewest: (chainId, vendorId) => {
      const query = new URLSearchParams({ vendor_id: vendorId, page_size: String(NEWEST) })
      return read(chain(chainId, `/orders?${query.toString()}`), orderArraySchema)
    },
    listDeliveries: (chainId, orderId) =>
      read(chain(chainId, `/deliveries?order_id=${orderId}&page_size=${NEWEST}`), z.array(deliverySchema)),
  }
}
