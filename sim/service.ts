import type { FastifyInstance } from 'fastify'
import type { Order } from '@/domain/contract/order'
import { buildApp } from '@/server/app'
import { insertProducts, type NewProduct } from '@/server/catalog/repository'
import { readConfig } from '@/server/config'
import type { Sql } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { startService } from '@/server/startService'

export type Call = { method: string; path: string; headers: Record<string, string>; body: string | undefined }
export type Reply = { status: number; headers: Record<string, string>; body: string }

/** When the service dies while it works on a request: what it wrote is rolled back, or only the answer is lost. */
export type Death = 'before-commit' | 'after-commit'

export type Change = { version: number; status: string; cause: string }

export type SimService = {
  chainId: string
  vendorId: string
  tokens: { picker: string; lead: string }
  setClock(nowMs: () => number): void
  /** The real service on its real database. `undefined`: it died over this request. */
  answer(call: Call, death?: Death): Promise<Reply | undefined>
  placeOrder(body: object): Promise<Order>
  happen(orderId: string, type: string): Promise<void>
  readOrder(orderId: string): Promise<Order>
  readHistory(orderId: string): Promise<Change[]>
  stop(): Promise<void>
}

const PORTAL_KEY = 'portal-key-of-the-simulation'
const CHAIN = 'chain-sim'
const VENDOR = 'store-sim'

/** Unknown to this store, and yet in a device's old catalog. */
export const VANISHED = 'VANISHED'

const SHELF: readonly NewProduct[] = [
  product('MILK', 'UNIT', '1.29'),
  product('GOUDA', 'UNIT', '3.20'),
  product('EDAM', 'UNIT', '3.10'),
  product('BAG', 'UNIT', '0.20'),
  product('BANANAS', 'KG', '1.99'),
]

function product(sku: string, pricingType: NewProduct['pricingType'], price: string): NewProduct {
  return {
    sku,
    title: sku,
    pricingType,
    price,
    barcodes: [],
    translations: {},
    descriptions: {},
    images: [],
    categoryIds: [],
    active: true,
    quantity: null,
    maximumSalesQuantity: null,
  }
}

class ServiceDied extends Error {}

export async function startSimService(): Promise<SimService> {
  let nowMs = () => Date.now()
  let death: Death | undefined
  const config = readConfig({ PORT: '0', PORTAL_KEY, LOG_LEVEL: 'silent' })
  const running = await startService({ ...config, dataDir: 'memory' }, { now: () => new Date(nowMs()) })
  const deps: Deps = {
    ...running.deps,
    db: { ...running.deps.db, sql: mortal(running.deps.db.sql, () => death) },
  }
  const app = await buildApp(deps)
  const portal = (method: 'POST', path: string, body: object) => callPortal(app, method, path, body)

  await portal('POST', '/chains', { chain_id: CHAIN, name: 'Simulated chain' })
  await portal('POST', `/chains/${CHAIN}/vendors`, {
    vendor_id: VENDOR,
    name: 'Simulated store',
    country_code: 'DE',
    currency: 'EUR',
    weighted_items_enabled: true,
  })
  await insertProducts(running.deps.db.sql, CHAIN, VENDOR, [...SHELF])
  const makeToken = async (role: string) => {
    const made = await portal('POST', `/chains/${CHAIN}/tokens`, {
      name: role,
      kind: 'device',
      vendor_id: VENDOR,
      role,
    })
    return (made as { token: string }).token
  }

  return {
    chainId: CHAIN,
    vendorId: VENDOR,
    tokens: { picker: await makeToken('picker'), lead: await makeToken('lead') },
    setClock: (clock) => {
      nowMs = clock
    },
    async answer({ method, path, headers, body }, dies) {
      death = dies
      const answer = await app.inject({
        method: method as 'GET' | 'PUT',
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      })
      death = undefined
      if (dies !== undefined) return undefined
      return {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
        body: answer.body,
      }
    },
    placeOrder: async (body) =>
      (await portal('POST', `/chains/${CHAIN}/vendors/${VENDOR}/test-orders`, body)) as Order,
    happen: async (orderId, type) =>
      void (await portal('POST', `/chains/${CHAIN}/orders/${orderId}/events`, { type }).catch(
        () => undefined,
      )),
    readOrder: async (orderId) => {
      const [row] = await running.deps.db.sql<{ document: Order }[]>`
        select document from orders where order_id = ${orderId}`
      if (row === undefined) throw new Error('The order is gone')
      return row.document
    },
    readHistory: async (orderId) => [
      ...(await running.deps.db.sql<Change[]>`
        select version, status, cause from order_changes where order_id = ${orderId} order by version`),
    ],
    stop: async () => {
      await app.close()
      await running.stop()
    },
  }
}

async function callPortal(
  app: FastifyInstance,
  method: 'POST',
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await app.inject({
    method,
    url: `/portal/api${path}`,
    headers: { authorization: `Bearer ${PORTAL_KEY}` },
    payload: body,
  })
  if (answer.statusCode >= 300) throw new Error(`The portal answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

/** A database whose transactions end as they do when the process dies in them. */
function mortal(sql: Sql, findDeath: () => Death | undefined): Sql {
  const begin = async (work: (tx: never) => Promise<unknown>) => {
    const death = findDeath()
    const done = await sql.begin(async (tx) => {
      const result = await work(tx as never)
      // Thrown inside, so that the database rolls back as it does when a connection breaks.
      if (death === 'before-commit') throw new ServiceDied()
      return result
    })
    if (death === 'after-commit') throw new ServiceDied()
    return done
  }
  return new Proxy(sql, {
    get: (target, name, receiver) => (name === 'begin' ? begin : Reflect.get(target, name, receiver)),
  })
}
