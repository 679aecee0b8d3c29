import { Pool } from 'undici'
import { createdTokenSchema } from '@/domain/contract/portal'
import { orderSchema, type Order } from '@/domain/contract/order'
import { DEMO_CHAIN, FIRST_STORE } from '@/server/demo/demoChain'
import { onTheWire, type Request } from './requests'
import { wantedItems } from './wantedItems'

/** The demo's store, which the service fills itself, and a token for all of its chain. */
export interface Store {
  chainId: string
  vendorId: string
  /** Customers order: so many orders of so many lines. */
  placeOrders(count: number, lines: number): Promise<Order[]>
  setWebhook(webhook: { url: string; secret: string }): Promise<void>
  /** What the service answers to a request of the chain. */
  ask(request: Request): Promise<string>
  /** The same request as the bytes that a load is made of. */
  wire(request: Request): string
  close(): Promise<void>
}

const PLACED_AT_ONCE = 8

export async function openStore(url: string, portalKey: string): Promise<Store> {
  const { chainId } = DEMO_CHAIN
  const { vendorId } = FIRST_STORE
  const pool = new Pool(url, { connections: PLACED_AT_ONCE })
  const call = async (method: Request['method'] | 'POST', path: string, key: string, body?: object) => {
    const answer = await pool.request({
      method,
      path,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${path} was answered ${answer.statusCode}: ${text}`)
    return text
  }
  const portal = async (method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> =>
    JSON.parse(await call(method, `/portal/api/chains/${chainId}${path}`, portalKey, body))

  const { token } = createdTokenSchema.parse(
    await portal('POST', '/tokens', { kind: 'chain', name: 'benchmark' }),
  )
  const placeOrder = async (lines: number) => {
    const wanted = { delivery: 'PLATFORM', items: wantedItems(lines) }
    return orderSchema.parse(await portal('POST', `/vendors/${vendorId}/test-orders`, wanted))
  }
  return {
    chainId,
    vendorId,
    placeOrders: (count, lines) => manyAtOnce(count, () => placeOrder(lines)),
    setWebhook: async (webhook) => {
      await portal('PUT', '/webhook', webhook)
    },
    ask: ({ method, path, body }) => call(method, `/v2/chains/${chainId}${path}`, token, body),
    wire: (request) => onTheWire(request, chainId, token),
    close: () => pool.close(),
  }
}

async function manyAtOnce<Result>(count: number, make: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let begun = 0
  const keepMaking = async () => {
    while (begun < count) {
      begun += 1
      results.push(await make())
    }
  }
  await Promise.all(Array.from({ length: PLACED_AT_ONCE }, keepMaking))
  return results
}
