import { type APIRequestContext } from '@playwright/test'
import { type z } from 'zod'
import { orderSchema, type Order } from '@/domain/contract/order'
import { type testOrderSchema } from '@/domain/contract/portal'
import { type Setup } from '@/domain/setup/setupCode'

export type WantedOrder = z.input<typeof testOrderSchema>

type Portal = { url: string; key: string }

/** A customer of the store places an order, through the portal. */
export async function placeOrder(
  request: APIRequestContext,
  { url, key }: Portal,
  { chainId, vendorId }: Pick<Setup, 'chainId' | 'vendorId'>,
  wanted: WantedOrder,
): Promise<Order> {
  const answer = await request.post(`${url}/portal/api/chains/${chainId}/vendors/${vendorId}/test-orders`, {
    headers: { Authorization: `Bearer ${key}` },
    data: wanted,
  })
  if (!answer.ok()) throw new Error(`The portal took no order: ${answer.status()} ${await answer.text()}`)
  return orderSchema.parse(await answer.json())
}
