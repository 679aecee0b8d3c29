import type { Deps } from '@/server/deps'
import { DEMO_CHAIN } from '@/server/demo/demoChain'
import { madeUpSecret } from '@/server/webhooks/madeUpSecret'
import { findChainWebhook, saveWebhook } from '@/server/webhooks/repository'
import { inboxPath } from './routes'

/** Lets the demo chain's events go to its own inbox, until somebody sets another address. A new port is followed. */
export async function connectInbox({ db: { sql } }: Deps, address: string): Promise<void> {
  const { chainId } = DEMO_CHAIN
  const url = `${address}${inboxPath(chainId)}`
  const webhook = await findChainWebhook(sql, chainId)
  if (webhook && !webhook.url.endsWith(inboxPath(chainId))) return
  const secret = webhook?.secret ?? madeUpSecret()
  if (webhook?.url !== url) await saveWebhook(sql, chainId, undefined, { url, secret })
}
