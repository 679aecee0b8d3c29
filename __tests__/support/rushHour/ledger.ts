import type { Order, TransportType } from '@/domain/contract/order'
import type { SqlOrTx } from '@/server/db/database'

export interface CommittedChange {
  orderId: string
  version: number
  status: Order['status']
  transport: TransportType
  /** `token ...` when it was a request of the partner's own. */
  cause: string
}

/** What the database holds when the dust has settled. */
export interface Ledger {
  changes: CommittedChange[]
  orders: { orderId: string; version: number; status: Order['status'] }[]
  /** Deliveries by their state. */
  deliveries: Record<string, number>
  /** Tickets that failed for good: nothing of their streams would ever be sent again. */
  blockedStreams: number
}

export async function readLedger(sql: SqlOrTx): Promise<Ledger> {
  const changes = await sql<CommittedChange[]>`
    select changes.order_id as "orderId", changes.version, changes.status, cause,
      orders.document ->> 'transport_type' as transport
    from order_changes as changes join orders using (order_id)
    order by changes.order_id, changes.version`
  const orders = await sql<Ledger['orders'][number][]>`
    select order_id as "orderId", version, status from orders order by order_id`
  const deliveries = await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from deliveries group by state`
  const [tickets] = await sql<{ count: number }[]>`
    select count(*)::int as count from queue.job where name like 'webhooks-%' and state = 'failed'`
  return {
    changes: [...changes],
    orders: [...orders],
    deliveries: Object.fromEntries(deliveries.map(({ state, count }) => [state, count])),
    blockedStreams: tickets?.count ?? 0,
  }
}
