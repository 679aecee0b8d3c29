import { type APIRequestContext } from '@playwright/test'
import { orderSchema, type Order } from '@/domain/contract/order'
import { type Setup } from '@/domain/setup/setupCode'
import { getDemoSetup } from '@/scripts/support/demoStore'

/** An order as the service holds it. Without a token of somebody else, as the demo's team lead reads it. */
export async function readStored(
  request: APIRequestContext,
  orderId: string,
  reader?: Pick<Setup, 'chainId' | 'token'>,
): Promise<Order> {
  const { chainId, token } = reader ?? (await getDemoSetup(request, 'lead'))
  const answer = await request.get(`/v2/chains/${chainId}/orders/${orderId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return orderSchema.parse(await answer.json())
}
