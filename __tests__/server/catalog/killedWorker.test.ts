import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import nodePath from 'node:path'
import { insertProducts } from '@/server/catalog/repository'
import { insertChain, insertVendor } from '@/server/chains/repository'
import { openDatabase, type DatabaseLocation, type Sql } from '@/server/db/database'
import { migrate } from '@/server/db/migrate'
import { createToken } from '@/server/tokens/createToken'
import type { CatalogJob } from '@/__tests__/support/jobs'
import { createTestDatabase } from '@/__tests__/support/postgres'
import { callHttp, type Engine } from '@/__tests__/support/service'
import { startProcess, type ServiceProcess } from '@/__tests__/support/serviceProcess'
import { SHELF } from '@/__tests__/support/store'

const STORE = { chain_id: 'chain', vendor_id: 'store' }
/** Enough parts for a death at each share of the work; the server takes larger ones. */
const ROWS: Record<Engine, number> = { embedded: 40_000, postgres: 100_000 }
const KILL_AT = [0.1, 0.5, 0.9]
const PATIENCE_MS = 60_000

const skuOf = (index: number) => `SKU-${String(index).padStart(6, '0')}`

/** A store with many products, and a trigger that counts how often each offer was written. */
async function stock(sql: Sql, rows: number): Promise<string> {
  await migrate(sql)
  await insertChain(sql, { chain_id: STORE.chain_id, name: 'Chain' })
  await insertVendor(sql, {
    ...STORE,
    name: 'Store',
    country_code: 'DE',
    currency: 'EUR',
    weighted_items_enabled: true,
    order_code_prefix: 'T1',
  })
  const products = Array.from({ length: rows }, (_, index) => ({
    ...SHELF.milk,
    sku: skuOf(index),
    barcodes: [],
  }))
  await insertProducts(sql, STORE.chain_id, STORE.vendor_id, products)
  await sql`create table written (sku text not null)`
  await sql.unsafe(`
    create function count_write() returns trigger language plpgsql as
      $$ begin insert into written values (new.sku); return new; end $$;
    create trigger count_writes after update on offers for each row execute function count_write()`)
  return (await createToken(sql, { kind: 'chain', chainId: STORE.chain_id, name: 'test' })).token
}

async function withDatabase<Value>(
  location: DatabaseLocation,
  use: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(location)
  try {
    return await use(database.sql)
  } finally {
    await database.close()
  }
}

describe.each<Engine>(['embedded', 'postgres'])('a bulk job whose worker is killed, on %s', (engine) => {
  const count = ROWS[engine]
  let location: DatabaseLocation
  let release: () => Promise<void>
  let service: ServiceProcess | undefined

  beforeAll(async () => {
    const folder = await mkdtemp(nodePath.join(tmpdir(), 'tote-killed-'))
    const database = engine === 'postgres' ? await createTestDatabase() : undefined
    location = { databaseUrl: database?.url, dataDir: nodePath.join(folder, 'data') }
    release = async () => {
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    }
  })
  afterAll(async () => {
    await service?.end()
    await release()
  })

  it('at 10, 50 and 90 percent is taken up again and ends, each SKU applied once', async () => {
    const token = await withDatabase(location, (sql) => stock(sql, count))
    const start = () =>
      startProcess({
        DATABASE_URL: location.databaseUrl ?? '',
        DATA_DIR: location.dataDir,
        PORTAL_KEY: 'a-key-of-this-test',
      })
    service = start()
    const products = Array.from({ length: count }, (_, index) => ({ sku: skuOf(index), price: index / 100 }))
    const put = await callHttp(await service.address(), 'PUT', '/v2/chains/chain/vendors/store/catalog', {
      token,
      body: { products },
    })
    expect(put.status).toBe(202)
    const { job_id: jobId } = put.body as CatalogJob

    const reached = async (rows: number): Promise<CatalogJob> => {
      const address = await (service as ServiceProcess).address()
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const answer = await callHttp(address, 'GET', `/v2/chains/chain/catalog/jobs/${jobId}`, { token })
        const job = answer.body as CatalogJob
        if (job.done_rows >= rows || job.job_status === 'COMPLETED') return job
        if (Date.now() > deadline) throw new Error(`Only ${job.done_rows} of ${rows} rows in time`)
      }
    }

    const seen: number[] = []
    for (const share of KILL_AT) {
      const job = await reached(share * count)
      service.signal('SIGKILL')
      await service.ended
      seen.push(job.done_rows)
      expect(job.job_status).toBe('IN_PROGRESS')
      service = start()
    }
    const job = await reached(Number.POSITIVE_INFINITY)
    expect(job).toMatchObject({
      job_status: 'COMPLETED',
      done_rows: count,
      result: { updated: count, refused: 0 },
    })
    expect(seen).toHaveLength(KILL_AT.length)

    // The link names the port of the first process, which is gone.
    const path = new URL(job.downloadURL ?? '').pathname
    const file = await callHttp(await service.address(), 'GET', path, { token })
    const lines = file.text.trimEnd().split('\n').slice(1)
    expect(new Set(lines).size).toBe(count)
    expect(lines).toHaveLength(count)
    await service.end()

    await withDatabase(location, async (sql) => {
      const [written] = await sql`select count(*)::int as all, count(distinct sku)::int as skus from written`
      expect(written).toEqual({ all: count, skus: count })
      const [wrong] = await sql`
        select count(*)::int as wrong from offers where price <> right(sku, 6)::numeric / 100`
      expect(wrong).toEqual({ wrong: 0 })
    })
  })
})
