import type { Deps } from '@/server/deps'
import { invalidRequest } from '@/server/problems/refusal'
import { resolveAllowed } from './addressFilter'
import { saveWebhook, type WebhookRow } from './repository'

/** Takes an address for events, if it can be a place on the internet. The same is asked again at every connection. */
export async function registerWebhook(
  deps: Deps,
  chainId: string,
  vendorId: string | undefined,
  webhook: WebhookRow,
): Promise<{ url: string }> {
  const url = new URL(webhook.url)
  if (url.username !== '' || url.password !== '') {
    throw wrongUrl('CREDENTIALS', 'The address must not hold a name or password.')
  }
  try {
    await resolveAllowed(url.hostname, deps.config.webhooks)
  } catch {
    throw wrongUrl('FORBIDDEN_ADDRESS', 'The address does not lead to a place on the public internet.')
  }
  await saveWebhook(deps.db.sql, chainId, vendorId, webhook)
  return { url: webhook.url }
}

const wrongUrl = (code: string, message: string) => invalidRequest([{ path: 'url', code, message }])
