import { z } from 'zod'
import { momentSchema } from '@/domain/contract/time'
import type { SqlOrTx } from '@/server/db/database'
import { findKeepsake, replaceKeepsake } from '@/server/db/keepsakes'

/** More than anybody reads, and little enough for a demo that runs for weeks. */
const KEPT = 500

export interface NewInboxEvent {
  chainId: string
  at: Date
  webhookId: string | undefined
  body: string
  isAuthorized: boolean
  isSigned: boolean
  answerStatus: number
}

export const inboxEventSchema = z.object({
  id: z.string(),
  received_at: momentSchema,
  webhook_id: z.string().nullable(),
  body: z.string(),
  is_authorized: z.boolean(),
  is_signed: z.boolean(),
  answer_status: z.int(),
  /** The same event, by its webhook-id, came before: at least once is not exactly once. */
  is_repeat: z.boolean(),
})
export type InboxEvent = z.infer<typeof inboxEventSchema>

export async function insertInboxEvent(sql: SqlOrTx, event: NewInboxEvent): Promise<void> {
  await sql`
    insert into inbox_events (chain_id, received_at, webhook_id, body, is_authorized, is_signed, answer_status)
    values (${event.chainId}, ${event.at}, ${event.webhookId ?? null}, ${event.body}, ${event.isAuthorized},
      ${event.isSigned}, ${event.answerStatus})`
  await sql`
    delete from inbox_events
    where chain_id = ${event.chainId} and id <= (
      select id from inbox_events where chain_id = ${event.chainId} order by id desc offset ${KEPT} limit 1
    )`
}

export async function listInboxEvents(
  sql: SqlOrTx,
  chainId: string,
  page: number,
  pageSize: number,
): Promise<{ events: InboxEvent[]; total: number }> {
  const rows = await sql<(Omit<InboxEvent, 'received_at'> & { received_at: Date })[]>`
    select id::text, received_at, webhook_id, body, is_authorized, is_signed, answer_status,
      exists (
        select 1 from inbox_events as earlier
        where earlier.chain_id = inbox_events.chain_id and earlier.webhook_id = inbox_events.webhook_id
          and earlier.id < inbox_events.id and earlier.answer_status < 300
      ) as is_repeat
    from inbox_events
    where chain_id = ${chainId}
    order by inbox_events.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from inbox_events where chain_id = ${chainId}`
  const events = rows.map((row) => ({ ...row, received_at: row.received_at.toISOString() }))
  return { events, total: count?.total ?? 0 }
}

export async function emptyInbox(sql: SqlOrTx, chainId: string): Promise<void> {
  await sql`delete from inbox_events where chain_id = ${chainId}`
}

/** How the inbox answers: well, or with an error, so that tries and pauses can be watched. */
export const inboxMoodSchema = z.enum(['well', 'refusing'])
export type InboxMood = z.infer<typeof inboxMoodSchema>

const moodName = (chainId: string) => `inbox mood of ${chainId}`

export async function findMood(sql: SqlOrTx, chainId: string): Promise<InboxMood> {
  const mood = inboxMoodSchema.safeParse(await findKeepsake(sql, moodName(chainId)))
  return mood.success ? mood.data : 'well'
}

export const saveMood = (sql: SqlOrTx, chainId: string, mood: InboxMood): Promise<void> =>
  replaceKeepsake(sql, moodName(chainId), mood)
