import postgres from 'postgres'
import type { Order } from '@/domain/contract/order'
import { quantile } from '../figures'
import { fulfil, list, read, type Request } from '../requests'
import type { Row, Section } from '../sections'
import type { Stage } from '../stage'
import type { Loader } from './contest'

export const GROWTH_LINES = [10, 40, 160] as const

/** Orders that a store has in its window; the last is a large store's two months. */
const STORED = [1_000, 10_000, 100_000] as const
const SECONDS = 2

/** One customer after another, so that the time is the request's own and not its wait in a row. */
async function alone(loader: Loader, stage: Stage, name: string, requests: readonly Request[], once = false) {
  const { latenciesMs } = await loader.ask('closed', {
    port: stage.service.port,
    requests: requests.map((request) => stage.store.wire(request)),
    connections: 1,
    seconds: once ? 60 : SECONDS,
    once,
  })
  return { name, p50Ms: quantile(latenciesMs, 0.5), p99Ms: quantile(latenciesMs, 0.99) }
}

/** What a fulfilment costs by its lines. */
export async function measureLines(
  loader: Loader,
  stage: Stage,
  orders: ReadonlyMap<number, readonly Order[]>,
): Promise<Section> {
  const rows: Row[] = []
  for (const [lines, those] of orders) {
    rows.push(await alone(loader, stage, `${lines} lines`, those.map(fulfil), true))
  }
  return { title: 'one fulfilment after another, by lines', rows }
}

/** What reading and listing cost by the orders that the store has already. PostgreSQL only. */
export async function measureStored(
  loader: Loader,
  stage: Stage,
  orders: readonly Order[],
): Promise<Section> {
  const { chainId, vendorId } = stage.store
  const sql = postgres(stage.databaseUrl ?? '', { max: 1, onnotice: () => undefined })
  try {
    const rows: Row[] = []
    for (const stored of STORED) {
      await storeMore(sql, chainId, vendorId, stored)
      const among = `${stored.toLocaleString('en')} orders`
      rows.push(await alone(loader, stage, `read one among ${among}`, orders.map(read)))
      rows.push(await alone(loader, stage, `list 20 of ${among}`, [list(vendorId)]))
    }
    return { title: 'one read after another, by orders in the store', rows }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Older orders, so that the first page stays the same. */
async function storeMore(sql: postgres.Sql, chainId: string, vendorId: string, until: number): Promise<void> {
  await sql`
    insert into orders (order_id, chain_id, vendor_id, order_code, status, version, created_at, updated_at, document)
    select gen_random_uuid(), ${chainId}, ${vendorId}, 'OLD', 'DELIVERED', 1,
      now() - interval '1 day' - number * interval '10 seconds', now(), '{}'
    from generate_series(1, ${until}::int - (select count(*)::int from orders where vendor_id = ${vendorId})) as number`
  await sql`vacuum analyze orders`
}
