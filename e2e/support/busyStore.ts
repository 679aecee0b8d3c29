import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { orderSchema, type Order } from '@/domain/contract/order'
import { createdTokenSchema, type NewToken } from '@/domain/contract/portal'
import { productListSchema } from '@/domain/contract/product'
import { launchService } from '@/scripts/support/launchService'
import { setupPath } from '@/scripts/support/makeDevice'

const CHAIN = 'busy-chain'
const STORE = 'busy-store'
const MILK = { sku: 'MILK', title: { en_GB: 'Whole milk 1 L' }, price: 1.29, barcodes: ['4006381333931'] }

/** Orders come side by side; the embedded database writes them one after another all the same. */
const AT_ONCE = 8

export type BusyStore = {
  /** Where a picker's device is set up for it. */
  setupUrl: string
  /** The order that is the last to be picked. */
  last: Order
  close: () => Promise<void>
}

/** A store with so many orders, on a service of its own: in the demo's they would be in the way of every other journey. */
export async function openBusyStore(request: APIRequestContext, orders: number): Promise<BusyStore> {
  const portalKey = randomBytes(24).toString('base64url')
  const service = await launchService({ script: 'start', env: { PORTAL_KEY: portalKey, DEMO: '0' } })
  const post = async (path: string, token: string, data: object): Promise<unknown> => {
    const answer = await request.post(`${service.url}${path}`, { headers: bearer(token), data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const atOffice = (path: string, data: object) => post(`/portal/api/chains${path}`, portalKey, data)
  const makeToken = async (token: NewToken) =>
    createdTokenSchema.parse(await atOffice(`/${CHAIN}/tokens`, token))

  await atOffice('', { chain_id: CHAIN, name: 'Busy chain' })
  const store = { vendor_id: STORE, name: 'Busy store', country_code: 'DE', currency: 'EUR' }
  await atOffice(`/${CHAIN}/vendors`, store)
  const { token } = await makeToken({ kind: 'chain', name: 'Busy chain' })
  const catalog = `/v2/chains/${CHAIN}/vendors/${STORE}/catalog`
  await post(catalog, token, { products: [MILK] })
  const readSkus = async () => {
    const answer = await request.get(`${service.url}${catalog}`, { headers: bearer(token) })
    return productListSchema.parse(await answer.json()).products.map(({ sku }) => sku)
  }
  await expect.poll(readSkus).toEqual([MILK.sku])

  const order = async (minutes: number): Promise<Order> => {
    const items = [{ sku: MILK.sku, quantity: 1 }]
    const wanted = { delivery: 'PLATFORM', items, promised_in_minutes: minutes }
    return orderSchema.parse(await atOffice(`/${CHAIN}/vendors/${STORE}/test-orders`, wanted))
  }
  for (let left = orders - 1; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, () => order(30)))
  const last = await order(240)

  const device = await makeToken({ kind: 'device', name: 'Handheld', vendor_id: STORE, role: 'picker' })
  return {
    setupUrl: `${service.url}${setupPath(device.setup_code ?? '')}`,
    last,
    close: () => service.stop(),
  }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
