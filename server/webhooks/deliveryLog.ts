import type { Delivery } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'
import { deliveryNotFound } from '@/server/problems/refusal'
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

/** A page of a chain's log, newest first. */
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
  const rows = await sql<LogRow[]>`
    select ${columns(sql, chainId)} from deliveries ${wanted}
    order by created_at desc, position desc, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total from deliveries ${wanted}`
  return { deliveries: rows.map(asDelivery), total: count?.total ?? 0 }
}

export async function getDelivery(sql: SqlOrTx, chainId: string, deliveryId: string): Promise<Delivery> {
  const [row] = await sql<LogRow[]>`
    select ${columns(sql, chainId)} from deliveries
    where chain_id = ${chainId} and id = ${deliveryId}`
  if (!row) throw deliveryNotFound()
  return asDelivery(row)
}

/** The pause before the next try is the queue's; it is read from the queue, so that the log never disagrees with it. */
const columns = (sql: SqlOrTx, chainId: string) => sql`
  id, vendor_id, order_id, job_id, event, state, tries, created_at, last_try_at, delivered_at,
  answer_status, answer_text, payload, tried,
  case when state = 'WAITING' and tries > 0 then (
    select max(ticket.start_after) from queue.job as ticket
    where ticket.name = ${queueOf(chainId)} and ticket.singleton_key = deliveries.stream and ticket.state = 'retry'
  ) end as next_try_at`

const asDelivery = (row: LogRow): Delivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_try_at: row.last_try_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
})
