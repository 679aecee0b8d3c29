import { uuidv7 } from 'uuidv7'
import type { WebhookTest } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { Refusal } from '@/server/problems/refusal'
import { createPoster } from './post'
import { findWebhook } from './repository'

/**
 * Sends an event that means nothing, signed and judged as any other, and says at once what came of it. Nobody tries
 * it again and the log does not know it. An invented order would be a better sample, until somebody picks it.
 */
export async function testWebhook(
  { config, db, now }: Deps,
  chainId: string,
  vendorId: string | undefined,
): Promise<WebhookTest> {
  const webhook = await findWebhook(db.sql, chainId, vendorId ?? '')
  if (!webhook) throw noWebhook()
  const poster = createPoster(config.webhooks)
  const payload = JSON.stringify({
    event: 'webhook.test',
    chain_id: chainId,
    vendor_id: vendorId ?? null,
    sent_at: now().toISOString(),
    message: 'A test of the webhook. There is nothing to do.',
  })
  try {
    const startedAt = performance.now()
    const outcome = await poster.post({ ...webhook, id: uuidv7(), payload })
    return { ...outcome, ms: Math.round(performance.now() - startedAt) }
  } finally {
    await poster.close()
  }
}

const noWebhook = () => new Refusal(404, 'NOT_FOUND', 'There is no address to send a test to.')
