import type { Deps } from '@/server/deps'
import { deliveryNotFound } from '@/server/problems/refusal'
import { withinTransaction } from '@/server/queue/queue'
import { sendTicket } from './announce'
import { queueOf } from './tickets'

/**
 * A person wants an event sent again: it waits anew, with all its time before it, and is tried now. A ticket of its
 * stream that sits out the pause after a failure would hold up the new one, so its pause ends as well.
 */
export async function resend(deps: Deps, chainId: string, deliveryId: string): Promise<void> {
  await deps.db.sql.begin(async (tx) => {
    const [delivery] = await tx<{ stream: string }[]>`
      update deliveries
      set state = 'WAITING', waiting_since = ${deps.now()}
      where chain_id = ${chainId} and id = ${deliveryId}
      returning stream`
    if (!delivery) throw deliveryNotFound()
    await deps.queue.boss.update(queueOf(chainId), undefined, {
      singletonKey: delivery.stream,
      match: 'all',
      startAfter: 0,
      db: withinTransaction(tx),
    })
    await sendTicket(tx, deps.queue, chainId, delivery.stream)
  })
}
