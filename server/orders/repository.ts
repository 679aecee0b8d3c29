import type { JSONValue } from 'postgres'
import type { Order, OrderStatus } from '@/domain/contract/order'
import type { OrderChange } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'

/**
 * An order as its JSON in UTF-8, handed on as the database sent it, neither parsed nor decoded: reading is the most
 * frequent thing devices do.
 */
export interface OrderText {
  vendorId: string
  text: Buffer
}

export async function findOrderText(
  sql: SqlOrTx,
  chainId: string,
  orderId: string,
  since: Date,
): Promise<OrderText | undefined> {
  const [row] = await sql`
    select vendor_id, document::text
    from orders
    where order_id = ${orderId} and chain_id = ${chainId} and created_at >= ${since}`.raw()
  const [vendorId, text] = row ?? []
  return vendorId && text && { vendorId: vendorId.toString(), text }
}

export interface OrderQuery {
  chainId: string
  /** Absent: every store of the chain. */
  vendorId: string | undefined
  from: Date
  to: Date
  /** Empty: every status. */
  statuses: readonly OrderStatus[]
  page: number
  pageSize: number
}

/** Newest first. The page's orders as one JSON array, and how many there are in all. */
export async function listOrderTexts(
  sql: SqlOrTx,
  query: OrderQuery,
): Promise<{ text: Buffer; total: number }> {
  const statuses = query.statuses.length > 0 ? sql`and status in ${sql([...query.statuses])}` : sql``
  const wanted = sql`
    from orders
    where chain_id = ${query.chainId} ${query.vendorId ? sql`and vendor_id = ${query.vendorId}` : sql``}
      and created_at >= ${query.from} and created_at <= ${query.to} ${statuses}`
  const [rows, [count]] = await Promise.all([
    sql`
      select document::text ${wanted}
      order by created_at desc, order_id
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.raw(),
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
  ])
  return { text: arrayOf(rows.flatMap(([text]) => text ?? [])), total: count?.total ?? 0 }
}

const OPENING = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSING = Buffer.from(']')

function arrayOf(texts: readonly Buffer[]): Buffer {
  return Buffer.concat([
    OPENING,
    ...texts.flatMap((text, index) => (index === 0 ? text : [COMMA, text])),
    CLOSING,
  ])
}

export interface StoredOrder {
  order: Order
  /** What the store's last effective request was, in the words of `domain/orders/update/requestKey`. */
  outcomeKey: string | null
}

/** To change an order its row is locked: of two requests at once the second sees what the first did. */
export async function findOrder(
  sql: SqlOrTx,
  chainId: string,
  orderId: string,
  since: Date,
  purpose: 'read' | 'change',
): Promise<StoredOrder | undefined> {
  const [row] = await sql<{ document: Order; outcome_key: string | null }[]>`
    select document, outcome_key
    from orders
    where order_id = ${orderId} and chain_id = ${chainId} and created_at >= ${since}
    ${purpose === 'change' ? sql`for update` : sql``}`
  return row && { order: row.document, outcomeKey: row.outcome_key }
}

export async function saveOrder(
  tx: SqlOrTx,
  order: Order,
  change: { outcomeKey: string | null; cause: string },
): Promise<void> {
  await Promise.all([
    tx`
      update orders
      set status = ${order.status}, version = ${order.sys.version}, updated_at = ${order.sys.updated_at},
        document = ${asJson(tx, order)}, outcome_key = ${change.outcomeKey}
      where order_id = ${order.order_id}`,
    recordChange(tx, order, change.cause),
  ])
}

async function recordChange(tx: SqlOrTx, order: Order, cause: string): Promise<void> {
  await tx`
    insert into order_changes (order_id, version, status, cause, at)
    values (${order.order_id}, ${order.sys.version}, ${order.status}, ${cause}, ${order.sys.updated_at})`
}

/** An order's versions, the first one first. A change made with a token has the token's name. */
export async function listChanges(sql: SqlOrTx, orderId: string): Promise<OrderChange[]> {
  const rows = await sql<(Omit<OrderChange, 'at'> & { at: Date })[]>`
    select version, status, cause, tokens.name as token_name, at
    from order_changes left join tokens on cause = 'token ' || tokens.id
    where order_id = ${orderId}
    order by version`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

const asJson = (sql: SqlOrTx, order: Order) => sql.json(order as unknown as JSONValue)

export async function insertOrder(tx: SqlOrTx, order: Order): Promise<void> {
  await tx`
    insert into orders (order_id, chain_id, vendor_id, order_code, status, version, created_at, updated_at, document)
    values (${order.order_id}, ${order.client.chain_id}, ${order.client.store_id}, ${order.order_code},
      ${order.status}, ${order.sys.version}, ${order.sys.created_at}, ${order.sys.updated_at},
      ${asJson(tx, order)})`
  await recordChange(tx, order, 'checkout')
}

/** The next of the numbers by which people in a store call its orders. */
export async function nextOrderCode(tx: SqlOrTx, chainId: string, vendorId: string): Promise<string> {
  const [row] = await tx<{ order_code: string }[]>`
    update vendors set last_order_number = last_order_number + 1
    where chain_id = ${chainId} and vendor_id = ${vendorId}
    returning order_code_prefix || '-' || last_order_number as order_code`
  if (!row) throw new Error('No such store')
  return row.order_code
}
