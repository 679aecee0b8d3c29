import { createHash } from 'node:crypto'

/** What a ticket says: the earliest waiting event of this stream is due. */
export interface Ticket {
  stream: string
}

/**
 * A batch of tickets waits for its slowest receiver. Chains are spread over these queues, so that one partner's
 * silence holds up an eighth of the others for the length of a timeout, and not all of them.
 */
const SHARDS = 8

export const WEBHOOK_QUEUES = Array.from({ length: SHARDS }, (_, shard) => `webhooks-${shard}`)

/** The same chain always has the same queue, on every instance. */
export function queueOf(chainId: string): string {
  const shard = (createHash('sha256').update(chainId).digest()[0] ?? 0) % SHARDS
  return `webhooks-${shard}`
}
