import { randomUUID } from 'node:crypto'
import type { JSONValue } from 'postgres'
import type { Sql } from '@/server/db/database'
import { windowStart } from '@/server/orders/window'

const PAGE_SIZE = 20

const OPENING = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSING = Buffer.from(']')

const since = () => windowStart(new Date())

export async function readBare(sql: Sql, chainId: string, orderId: string): Promise<Buffer> {
  const [row] = await sql`
    select vendor_id, document::text
    from orders
    where order_id = ${orderId} and chain_id = ${chainId} and created_at >= ${since()}`.raw()
  const text = row?.[1]
  if (!text) throw new Error('No such order')
  return text
}

export async function listBare(sql: Sql, chainId: string, vendorId: string): Promise<Buffer> {
  const [from, to] = [since(), new Date()]
  const [rows] = await Promise.all([
    sql`
      select document::text
      from orders
      where chain_id = ${chainId} and vendor_id = ${vendorId} and created_at >= ${from} and created_at <= ${to}
      order by created_at desc, order_id
      limit ${PAGE_SIZE} offset 0`.raw(),
    sql`
      select count(*)::int as total
      from orders
      where chain_id = ${chainId} and vendor_id = ${vendorId} and created_at >= ${from} and created_at <= ${to}`,
  ])
  const texts = rows.flatMap(([text]) => (text ? [COMMA, text] : []))
  return Buffer.concat([OPENING, ...texts.slice(1), CLOSING])
}

/** The writes of a fulfilment and its event, without rules and without a queue. */
export async function fulfilBare(
  sql: Sql,
  chainId: string,
  orderId: string,
  status: string,
): Promise<Buffer> {
  return sql.begin(async (tx) => {
    const [row] = await tx<{ vendor_id: string; document: JSONValue }[]>`
      select vendor_id, document, outcome_key
      from orders
      where order_id = ${orderId} and chain_id = ${chainId} and created_at >= ${since()}
      for update`
    if (!row) throw new Error('No such order')
    const now = new Date()
    const [changed] = await tx<{ version: number }[]>`
      update orders
      set status = ${status}, version = version + 1, updated_at = ${now}, document = ${tx.json(row.document)},
        outcome_key = ''
      where order_id = ${orderId}
      returning version`
    const version = changed?.version ?? 0
    await tx`
      insert into order_changes (order_id, version, status, cause, at)
      values (${orderId}, ${version}, ${status}, 'benchmark', ${now})`
    const payload = JSON.stringify(row.document)
    await tx`
      insert into deliveries (id, chain_id, vendor_id, order_id, stream, position, event, payload, created_at,
        waiting_since)
      values (${randomUUID()}, ${chainId}, ${row.vendor_id}, ${orderId}, ${`bare:${orderId}`}, ${version},
        ${`order.${status}`}, ${payload}, ${now}, ${now})`
    return Buffer.from(payload)
  })
}
