import { type APIRequestContext } from '@playwright/test'
import { demoSchema } from '@/domain/contract/demo'
import { type DeviceRole } from '@/domain/contract/device'
import { type Order } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'

export const STORE = 'Market Hall, Store 12'

/** `url` where the request has no address of its own. */
export async function getDemoCode(request: APIRequestContext, role: DeviceRole, url = ''): Promise<string> {
  const demo = demoSchema.parse(await (await request.get(`${url}/demo.json`)).json())
  const found = demo.sign_ins.find((signIn) => signIn.role === role)
  if (found === undefined) throw new Error(`The demo has no ${role}`)
  return found.setup_code
}

/** What the demo's picker or team lead works with. */
export async function getDemoSetup(request: APIRequestContext, role: DeviceRole, url = ''): Promise<Setup> {
  const verdict = parseSetupCode(await getDemoCode(request, role, url), undefined)
  if (verdict.kind !== 'ok') throw new Error(`The demo's set-up code is ${verdict.kind}`)
  return verdict.setup
}

/** What waits to be picked, as the demo's picker sees it. */
export async function readOrders(request: APIRequestContext, url = ''): Promise<Order[]> {
  const { chainId, vendorId, token } = await getDemoSetup(request, 'picker', url)
  const answer = await request.get(`${url}/v2/chains/${chainId}/vendors/${vendorId}/orders`, {
    params: { status: 'RECEIVED', page_size: 100 },
    headers: { Authorization: `Bearer ${token}` },
  })
  return orderListSchema.parse(await answer.json())
}
