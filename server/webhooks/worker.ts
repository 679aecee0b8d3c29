import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { Deps } from '@/server/deps'
import { openNamedQueue } from '@/server/queue/openNamedQueue'
import { pollSeconds } from '@/server/queue/pollSeconds'
import { createPoster, CutShort, type Poster } from './post'
import { findWaiting, findWebhook, recordAttempt } from './repository'
import type { WebhookSettings } from './settings'
import { WEBHOOK_QUEUES, type Ticket } from './tickets'
import { withoutQuery } from './withoutQuery'

/**
 * More tries than any time for giving up holds, even with pauses of one second: giving up is decided by age, not by
 * count, and a ticket that failed for good would block its stream for ever.
 */
const MANY_TRIES = 10_000_000
const BATCH = 20
/**
 * Ending, we wait this long for receivers to answer, then hand the tickets to others. Less than the ten seconds
 * after which most systems that ask a process to end lose their patience.
 */
const GRACE_MS = 3_000
/** Tickets that were served are of no interest to anybody for longer. */
const KEEP_SERVED_SECONDS = 60 * 60

export interface WebhookWorker {
  stop(): Promise<void>
}

/** Takes tickets from the queues and delivers what they stand for, in order per stream. */
export async function startWebhookWorker(deps: Deps): Promise<WebhookWorker> {
  const { boss } = deps.queue
  const poster = createPoster(deps.config.webhooks)
  const unserved: Job<Ticket>[] = []
  await openTicketQueues(deps)
  for (const queue of WEBHOOK_QUEUES) {
    await boss.work<Ticket, JobResult[], typeof WORK>(queue, { ...WORK, ...pollSeconds(deps.db) }, (jobs) =>
      Promise.all(jobs.map((job) => serve(deps, poster, job, unserved))),
    )
  }
  return {
    stop: async () => {
      const impatience = setTimeout(() => void poster.close(), GRACE_MS)
      await Promise.all(WEBHOOK_QUEUES.map((queue) => boss.offWork(queue, { wait: true })))
      clearTimeout(impatience)
      await poster.close()
      await handBack(boss, unserved)
    },
  }
}

/** Whoever else works on the queue takes these tickets at once; the pause after a failure is not for them. */
async function handBack(boss: PgBoss, tickets: Job<Ticket>[]): Promise<void> {
  await Promise.all(tickets.map(({ id, name }) => boss.update(name, undefined, { id, startAfter: 0 })))
}

const WORK = {
  batchSize: BATCH,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

async function openTicketQueues({ queue: { boss, heartbeatSeconds }, config }: Deps): Promise<void> {
  const settings = {
    notify: true,
    retryLimit: MANY_TRIES,
    retryBackoff: true,
    retryDelay: config.webhooks.firstPauseSeconds,
    retryDelayMax: config.webhooks.longestPauseSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: KEEP_SERVED_SECONDS,
  }
  for (const queue of WEBHOOK_QUEUES) await openNamedQueue(boss, queue, settings)
}

async function serve(
  deps: Deps,
  poster: Poster,
  job: Job<Ticket>,
  unserved: Job<Ticket>[],
): Promise<JobResult> {
  try {
    const isDone = await deliverNext(deps, poster, job.data.stream, job.signal)
    return { id: job.id, status: isDone ? 'completed' : 'failed' }
  } catch (problem) {
    if (problem instanceof CutShort && !job.signal.aborted) unserved.push(job)
    return {
      id: job.id,
      status: 'failed',
      output: { problem: problem instanceof Error ? problem.name : 'unknown' },
    }
  }
}

/**
 * False when the event still waits and the ticket must come back. The signal says that the ticket is no longer
 * ours; whoever has it now sends the event.
 */
export async function deliverNext(
  deps: Deps,
  poster: Poster,
  stream: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { jobsSql } = deps.db
  const startedAt = performance.now()
  const delivery = await findWaiting(jobsSql, stream)
  if (!delivery) return true
  const webhook = await findWebhook(jobsSql, delivery.chain_id, delivery.vendor_id)
  // A process that was paused here would send an event that others have sent meanwhile, and newer ones after it.
  if (performance.now() - startedAt >= deps.queue.heartbeatSeconds * 1000) return false
  const sentAt = performance.now()
  const outcome = webhook
    ? await poster.post({ ...webhook, id: delivery.id, payload: delivery.payload }, signal)
    : { delivered: false, status: null, text: 'No webhook is set up.' }
  const ms = Math.round(performance.now() - sentAt)
  const at = deps.now()
  const state = outcome.delivered
    ? 'DELIVERED'
    : isTooOld(delivery.waiting_since, at, deps.config.webhooks)
      ? 'PARKED'
      : 'WAITING'
  const { status, text } = outcome
  const url = webhook ? withoutQuery(webhook.url) : null
  const counts = await recordAttempt(jobsSql, { delivery, state, at, url, status, text, ms })
  // Where a late try does not count, somebody else settled the event, or sent it anew with a ticket of its own.
  return !counts || state !== 'WAITING'
}

const isTooOld = (waitingSince: Date, at: Date, settings: WebhookSettings) =>
  at.getTime() - waitingSince.getTime() >= settings.giveUpAfterMs
