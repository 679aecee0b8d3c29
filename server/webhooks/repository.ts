import type { DeliveryTry, ListedWebhook } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'

export interface WebhookRow {
  url: string
  secret: string
}

/** The store's own webhook, else the chain's. */
export async function findWebhook(
  sql: SqlOrTx,
  chainId: string,
  vendorId: string,
): Promise<WebhookRow | undefined> {
  const [row] = await sql<WebhookRow[]>`
    select url, secret from webhooks
    where chain_id = ${chainId} and vendor_id in (${vendorId}, '')
    order by vendor_id desc
    limit 1`
  return row
}

/** The chain's own address, whatever its stores have. */
export async function findChainWebhook(sql: SqlOrTx, chainId: string): Promise<WebhookRow | undefined> {
  const [row] = await sql<WebhookRow[]>`
    select url, secret from webhooks where chain_id = ${chainId} and vendor_id = ''`
  return row
}

export async function saveWebhook(
  sql: SqlOrTx,
  chainId: string,
  vendorId: string | undefined,
  webhook: WebhookRow,
): Promise<void> {
  await sql`
    insert into webhooks (chain_id, vendor_id, url, secret)
    values (${chainId}, ${vendorId ?? ''}, ${webhook.url}, ${webhook.secret})
    on conflict (chain_id, vendor_id)
    do update set url = excluded.url, secret = excluded.secret, updated_at = now()`
}

/** Every address of a chain, its own first, without the secrets. */
export async function listWebhooks(sql: SqlOrTx, chainId: string): Promise<ListedWebhook[]> {
  const rows = await sql<{ vendor_id: string; url: string; updated_at: Date }[]>`
    select vendor_id, url, updated_at from webhooks
    where chain_id = ${chainId}
    order by vendor_id`
  return rows.map(({ vendor_id, url, updated_at }) => ({
    vendor_id: vendor_id === '' ? null : vendor_id,
    url,
    updated_at: updated_at.toISOString(),
  }))
}

/** From now on the store's events go to the chain's address. Removing twice is no mistake. */
export async function removeStoreWebhook(sql: SqlOrTx, chainId: string, vendorId: string): Promise<void> {
  await sql`delete from webhooks where chain_id = ${chainId} and vendor_id = ${vendorId} and vendor_id <> ''`
}

export interface NewDelivery {
  id: string
  chainId: string
  vendorId: string
  orderId: string | null
  jobId: string | null
  stream: string
  position: number
  event: string
  payload: string
  at: Date
}

export async function insertDelivery(tx: SqlOrTx, delivery: NewDelivery): Promise<void> {
  await tx`
    insert into deliveries (id, chain_id, vendor_id, order_id, job_id, stream, position, event, payload,
      created_at, waiting_since)
    values (${delivery.id}, ${delivery.chainId}, ${delivery.vendorId}, ${delivery.orderId}, ${delivery.jobId},
      ${delivery.stream}, ${delivery.position}, ${delivery.event}, ${delivery.payload},
      ${delivery.at}, ${delivery.at})`
}

export interface WaitingDelivery {
  id: string
  chain_id: string
  vendor_id: string
  payload: string
  waiting_since: Date
}

/** The earliest delivery of a stream that still waits. */
export async function findWaiting(sql: SqlOrTx, stream: string): Promise<WaitingDelivery | undefined> {
  const [row] = await sql<WaitingDelivery[]>`
    select id, chain_id, vendor_id, payload, waiting_since
    from deliveries
    where stream = ${stream} and state = 'WAITING'
    order by position, id
    limit 1`
  return row
}

export interface Attempt {
  delivery: Pick<WaitingDelivery, 'id' | 'waiting_since'>
  state: 'WAITING' | 'DELIVERED' | 'PARKED'
  at: Date
  /** Where it went; null where no address was set. */
  url: string | null
  status: number | null
  text: string
  ms: number
}

/** Enough to see a pattern, and little enough to be written anew with each try. */
const TRIES_KEPT = 20

/**
 * Writes down what came of a try, if the delivery still waits as it did when the try began. A worker that was
 * paused ends its try late: by then another has delivered the event, or a person has sent it anew, and the late
 * word must not undo that. False when it came late.
 */
export async function recordAttempt(sql: SqlOrTx, attempt: Attempt): Promise<boolean> {
  const deliveredAt = attempt.state === 'DELIVERED' ? attempt.at : null
  const { at, url, status, text, ms } = attempt
  const newest: DeliveryTry = { at: at.toISOString(), url, status, text, ms }
  const rows = await sql`
    update deliveries
    set state = ${attempt.state}, tries = tries + 1, last_try_at = ${at},
      delivered_at = coalesce(${deliveredAt}, delivered_at), answer_status = ${status}, answer_text = ${text},
      tried = case when jsonb_array_length(tried) < ${TRIES_KEPT} then tried else tried - 0 end
        || ${sql.json(newest)}::jsonb
    where id = ${attempt.delivery.id} and state = 'WAITING' and waiting_since = ${attempt.delivery.waiting_since}
    returning id`
  return rows.length > 0
}
