import { uuidv7 } from 'uuidv7'
import type { Order } from '@/domain/contract/order'
import type { Tx } from '@/server/db/database'
import { downloadUrl } from '@/server/jobs/downloadUrl'
import type { JobRow } from '@/server/jobs/repository'
import { withinTransaction, type Queue } from '@/server/queue/queue'
import { findWebhook, insertDelivery } from './repository'
import { queueOf, type Ticket } from './tickets'

/** Tells the partner of an order's new state, in the transaction that made it. Without a webhook nobody listens. */
export async function announceOrder(tx: Tx, queue: Queue, order: Order, at: Date): Promise<void> {
  await announce(tx, queue, {
    chainId: order.client.chain_id,
    vendorId: order.client.store_id,
    orderId: order.order_id,
    jobId: null,
    stream: `order:${order.order_id}`,
    position: order.sys.version,
    event: `order.${order.status}`,
    payload: JSON.stringify(order),
    at,
  })
}

/** Tells the partner that a job is over and where its file is. */
export async function announceJob(tx: Tx, queue: Queue, job: JobRow, at: Date): Promise<void> {
  // What became of a promotion is asked for; the contract has no event for it.
  if (job.kind === 'promotion') return
  await announce(tx, queue, {
    chainId: job.chain_id,
    vendorId: job.vendor_id ?? '',
    orderId: null,
    jobId: job.job_id,
    stream: `job:${job.job_id}`,
    position: 0,
    event: `job.${job.status}`,
    payload: JSON.stringify({
      job_id: job.job_id,
      vendor_id: job.vendor_id,
      status: job.status,
      downloadURL: downloadUrl(job),
    }),
    at,
  })
}

async function announce(
  tx: Tx,
  queue: Queue,
  event: Omit<Parameters<typeof insertDelivery>[1], 'id'>,
): Promise<void> {
  if (!(await findWebhook(tx, event.chainId, event.vendorId))) return
  await Promise.all([
    insertDelivery(tx, { ...event, id: uuidv7() }),
    sendTicket(tx, queue, event.chainId, event.stream),
  ])
}

/**
 * A ticket names the stream, not the event: whoever takes it delivers the earliest event that waits there.
 * Tickets of two transactions may be queued in either order; events go out by their position all the same.
 */
export async function sendTicket(tx: Tx, queue: Queue, chainId: string, stream: string): Promise<void> {
  const ticket: Ticket = { stream }
  await queue.boss.send(queueOf(chainId), ticket, {
    id: uuidv7(),
    singletonKey: stream,
    db: withinTransaction(tx),
  })
}
