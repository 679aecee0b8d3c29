import type { Delivery } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'
import { queueOf } from './tickets'

export interface LogFilter {
  order_id?: string | undefined
  job_id?: string | undefined
  state?: Delivery['state'] | undefined
}

interface LogRow extends Omit<Delivery, 'created_at' | 'last_try_at' | 'next_try_at' | 'delivered_at'> {
  created_at: Date
  last_try_at: Date | null
  next_try_at: Date | null
  delivered_at: Date | null
}

export async function listDeliveries(
  sql: SqlOrTx,
  chainId: string,
  filter: LogFilter,
  page: number,
  pageSize: number,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const wanted = sql`
    where chain_id = ${chainId}
      ${filter.order_id ? sql`and order_id = ${filter.order_id}` : sql``}
      ${filter.job_id ? sql`and job_id = ${filter.job_id}` : sql``}
      ${filter.state ? sql`and deliveries.state = ${filter.state}` : sql``}`
  // The pause before the next try is the queue's; it is read from the queue, so that the log never disagrees with it.
  const rows = await sql<LogRow[]>`
    select id, vendor_id, order_id, job_id, event, state, tries, created_at, last_try_at, delivered_at,
      answer_status, answer_text, payload,
      case when state = 'WAITING' and tries > 0 then (
        select max(ticket.start_after) from queue.job as ticket
        where ticket.name = ${queueOf(chainId)} and ticket.singleton_key = deliveries.stream and ticket.state = 'retry'
      ) end as next_try_at
    from deliveries ${wanted}
    order by created_at desc, position desc, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total from deliveries ${wanted}`
  return { deliveries: rows.map(asDelivery), total: count?.total ?? 0 }
}

const asDelivery = (row: LogRow): Delivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_try_at: row.last_try_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
})
