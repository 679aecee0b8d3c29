import { jobStatusSchema, type JobStatus } from '@/domain/contract/job'
import { orderStatusSchema, type OrderStatus } from '@/domain/contract/order'
import type { Overview } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'

/** Grows with the chain's orders since `since`, and with its events that have not arrived; not with what it sold before. */
export async function summarizeChain(
  sql: SqlOrTx,
  chainId: string,
  since: Date,
  now: Date,
): Promise<Overview> {
  const [orders, jobs, [deliveries]] = await Promise.all([
    sql<{ status: OrderStatus; count: number; late: number }[]>`
      select status, count(*)::int as count,
        count(*) filter (where status = 'RECEIVED' and (document ->> 'promised_for')::timestamptz < ${now})::int as late
      from orders
      where chain_id = ${chainId} and created_at >= ${since}
      group by status`,
    sql<{ status: JobStatus; count: number }[]>`
      select status, count(*)::int as count from jobs
      where chain_id = ${chainId} and created_at >= ${since}
      group by status`,
    sql<Overview['deliveries'][]>`
      select count(*) filter (where state = 'WAITING' and tries = 0)::int as waiting,
        count(*) filter (where state = 'WAITING' and tries > 0)::int as failing,
        count(*) filter (where state = 'PARKED')::int as parked
      from deliveries
      where chain_id = ${chainId} and created_at >= ${since} and state <> 'DELIVERED'`,
  ])
  return {
    orders: tally(orderStatusSchema.options, orders),
    late_orders: orders.reduce((sum, row) => sum + row.late, 0),
    jobs: tally(jobStatusSchema.options, jobs),
    deliveries: deliveries ?? { waiting: 0, failing: 0, parked: 0 },
  }
}

function tally<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status; count: number }[],
): Record<Status, number> {
  const counted = new Map(rows.map((row) => [row.status, row.count]))
  return Object.fromEntries(statuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    Status,
    number
  >
}
