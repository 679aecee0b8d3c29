import { expect, type APIRequest } from '@playwright/test'
import { z } from 'zod'
import { type Setup } from '@/domain/setup/setupCode'
import { type ChainId } from '@/domain/contract/ids'
import { orderSchema, type Order } from '@/domain/contract/order'
import {
  createdTokenSchema,
  deliverySchema,
  portalPromotionSchema,
  type Delivery,
  type NewToken,
  type PortalPromotion,
  type testOrderSchema,
} from '@/domain/contract/portal'

export type WantedOrder = z.input<typeof testOrderSchema>

export type Portal = Awaited<ReturnType<typeof openPortal>>

/** What a chain does in the portal, through the API behind its pages. */
export async function openPortal(requests: APIRequest, chainId: ChainId) {
  const http = await requests.newContext({
    baseURL: process.env.TOTE_JOURNEYS_URL,
    extraHTTPHeaders: { Authorization: `Bearer ${process.env.TOTE_JOURNEYS_PORTAL_KEY}` },
  })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<unknown> => {
    const answer = await http.fetch(`/portal/api/chains/${chainId}${path}`, { method, data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? undefined : answer.json()
  }

  return {
    /** A token, with the chain that it is for. */
    makeToken: async (token: NewToken): Promise<Pick<Setup, 'chainId' | 'token'>> => ({
      chainId,
      token: createdTokenSchema.parse(await call('POST', '/tokens', token)).token,
    }),
    /** From now on the store's events go there. */
    listenAt: (vendorId: string, { url, secret }: { url: string; secret: string }) =>
      call('PUT', `/vendors/${vendorId}/webhook`, { url, secret }),
    /** From now on they go where the chain's go. */
    forget: (vendorId: string) => call('DELETE', `/vendors/${vendorId}/webhook`),
    placeOrder: async (vendorId: string, order: WantedOrder): Promise<Order> =>
      orderSchema.parse(await call('POST', `/vendors/${vendorId}/test-orders`, order)),
    /** Every event of an order, oldest first, sent or not: each was written with the change that it tells of. */
    readDeliveries: async (orderId: string): Promise<Delivery[]> =>
      z
        .array(deliverySchema)
        .parse(await call('GET', `/deliveries?order_id=${orderId}`))
        .reverse(),
    cancelForCustomer: (orderId: string) =>
      call('POST', `/orders/${orderId}/events`, { type: 'CUSTOMER_CANCELLED' }),
    /** The chain's promotions as its office sees them, latest start first. */
    listPromotions: async (): Promise<PortalPromotion[]> =>
      z.array(portalPromotionSchema).parse(await call('GET', '/promotions?page_size=100')),
    close: () => http.dispose(),
  }
}
