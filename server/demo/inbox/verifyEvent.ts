import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { SqlOrTx } from '@/server/db/database'
import { signer } from '@/server/webhooks/post'
import { findWebhook } from '@/server/webhooks/repository'

const storeSchema = z.union([
  z.object({ client: z.object({ store_id: z.string() }) }).transform(({ client }) => client.store_id),
  z.object({ vendor_id: z.string() }).transform(({ vendor_id }) => vendor_id),
])

/** Checks an event as a partner should: the secret as it was agreed on, and the signature over the exact bytes. */
export async function verifyEvent(
  sql: SqlOrTx,
  chainId: string,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<{ isAuthorized: boolean; isSigned: boolean }> {
  const webhook = await findWebhook(sql, chainId, storeOf(body))
  if (!webhook) return { isAuthorized: false, isSigned: false }
  return {
    isAuthorized: headers.authorization === webhook.secret,
    isSigned: isSigned(webhook.secret, headers, body),
  }
}

/** An event of no store in particular goes by the chain's secret. */
function storeOf(body: string): string {
  try {
    const store = storeSchema.safeParse(JSON.parse(body))
    return store.success ? store.data : ''
  } catch {
    return ''
  }
}

function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  try {
    signer(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
