import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchService, type LaunchedService } from '@/scripts/support/launchService'
import { runPostgres } from '@/scripts/support/runPostgres'
import { insertProducts } from '@/server/catalog/repository'
import { insertChain, insertVendor } from '@/server/chains/repository'
import { openDatabase, type Sql } from '@/server/db/database'
import { migrate } from '@/server/db/migrate'
import { DEMO_CHAIN, FIRST_STORE } from '@/server/demo/demoChain'
import { fillCatalog } from '@/server/demo/fillCatalog'
import { createToken } from '@/server/tokens/createToken'
import type { Engine } from '../service/stage'
import { openStore, type Store } from '../service/store'
import { CATEGORIES, categoryOf, productAt } from './assortment'

/** The store with the large assortment; orders are placed in the demo's first store beside it. */
export const LARGE_STORE = { chainId: DEMO_CHAIN.chainId, vendorId: 'store-large' }

export interface Stage {
  engine: Engine
  /** Of PostgreSQL only. */
  databaseUrl: string | undefined
  databaseVersion: string
  service: LaunchedService
  token: string
  orders: Store
  close(): Promise<void>
}

/** The real service as a process of its own, on a database that was filled before it started. */
export async function openStage(engine: Engine, products: number): Promise<Stage> {
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    while (opened.length > 0) await opened.pop()?.()
  }
  try {
    // Durable: an update's time includes the wait for the disk, and so does its limit's.
    const server = engine === 'postgres' ? await runPostgres({ durable: true }) : undefined
    if (server) opened.push(server.stop)
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tote-bench-'))
    opened.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))
    const { token, databaseVersion } = await fillDatabase({ databaseUrl: server?.url, dataDir }, products)
    const portalKey = randomBytes(16).toString('hex')
    const service = await launchService({
      script: 'service',
      env: {
        NODE_ENV: 'production',
        PORTAL_KEY: portalKey,
        ...(server ? { DATABASE_URL: server.url } : { DATA_DIR: dataDir }),
      },
    })
    opened.push(service.stop)
    const orders = await openStore(service.url, portalKey)
    opened.push(orders.close)
    return { engine, databaseUrl: server?.url, databaseVersion, service, token, orders, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function fillDatabase(
  location: { databaseUrl: string | undefined; dataDir: string },
  products: number,
): Promise<{ token: string; databaseVersion: string }> {
  const database = await openDatabase(location)
  try {
    const { sql } = database
    await migrate(sql)
    const token = await fillChain(sql)
    await fillLargeStore(sql, products)
    const [row] = await sql<{ server_version: string }[]>`show server_version`
    return { token, databaseVersion: row?.server_version ?? '' }
  } finally {
    await database.close()
  }
}

function fillChain(sql: Sql): Promise<string> {
  const { chainId, name } = DEMO_CHAIN
  return sql.begin(async (tx) => {
    await insertChain(tx, { chain_id: chainId, name })
    for (const vendorId of [FIRST_STORE.vendorId, LARGE_STORE.vendorId]) {
      await insertVendor(tx, {
        chain_id: chainId,
        vendor_id: vendorId,
        name: vendorId,
        country_code: FIRST_STORE.countryCode,
        currency: FIRST_STORE.currency,
        weighted_items_enabled: true,
        order_code_prefix: FIRST_STORE.orderCodePrefix,
      })
    }
    await fillCatalog(tx, chainId, FIRST_STORE.vendorId)
    return (await createToken(tx, { kind: 'chain', chainId, name: 'benchmark' })).token
  })
}

const PRODUCTS_A_STEP = 10_000

async function fillLargeStore(sql: Sql, count: number): Promise<void> {
  const { chainId, vendorId } = LARGE_STORE
  await sql`insert into categories ${sql(
    Array.from({ length: CATEGORIES }, (_, position) => ({
      chain_id: chainId,
      vendor_id: vendorId,
      global_id: categoryOf(position),
      parent_global_id: null,
      name: sql.json({ en_GB: `Aisle ${position}` }),
      position,
    })),
  )}`
  for (let from = 0; from < count; from += PRODUCTS_A_STEP) {
    const step = Array.from({ length: Math.min(PRODUCTS_A_STEP, count - from) }, (_, index) =>
      productAt(from + index),
    )
    await sql.begin((tx) => insertProducts(tx, chainId, vendorId, step))
  }
  await sql`vacuum analyze`
}
