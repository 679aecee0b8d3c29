import { type APIRequestContext } from '@playwright/test'
import { type DeviceRole } from '@/domain/contract/device'
import { createdTokenSchema, type NewToken } from '@/domain/contract/portal'
import { DEMO_CHAIN, FIRST_STORE } from '@/server/demo/demoChain'

/** `url` where the request has no address of its own. */
type Portal = { url?: string; key: string }

type WantedDevice = { name: string; role?: DeviceRole; shared?: boolean }

/** What sets a device up for the demo's first store, from the API behind the portal. It holds a token: no failure may print it. */
export async function makeDevice(
  request: APIRequestContext,
  { url = '', key }: Portal,
  { name, role = 'picker', shared = false }: WantedDevice,
): Promise<{ token: string; setupCode: string }> {
  const wanted: NewToken = { kind: 'device', name, vendor_id: FIRST_STORE.vendorId, role, shared }
  const answer = await request.post(`${url}/portal/api/chains/${DEMO_CHAIN.chainId}/tokens`, {
    headers: { Authorization: `Bearer ${key}` },
    data: wanted,
  })
  const { token, setup_code: setupCode } = createdTokenSchema.parse(await answer.json())
  if (setupCode === undefined) throw new Error('The portal made no set-up code')
  return { token, setupCode }
}

/** What opens a set-up code in a browser that is at the service already. */
export const setupPath = (setupCode: string): string => `/setup${setupCode.slice(setupCode.indexOf('#'))}`
