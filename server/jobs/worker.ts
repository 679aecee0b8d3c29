import type { Job as QueueJob } from 'pg-boss'
import { applyCreatePart } from '@/server/catalog/create/applyCreatePart'
import { writeExportPart } from '@/server/catalog/export/writeExportPart'
import { applyUpdatePart } from '@/server/catalog/bulk/applyUpdatePart'
import { endReading } from '@/server/catalog/bulk/requestParts'
import type { Tx } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { applyPromotionPart } from '@/server/promotions/applyPromotionPart'
import { openNamedQueue } from '@/server/queue/openNamedQueue'
import { pollSeconds } from '@/server/queue/pollSeconds'
import { announceJob } from '@/server/webhooks/announce'
import type { PartWorker } from './part'
import { finishJob, saveProgress, takeJob, type JobRow } from './repository'
import { JOB_QUEUE, type JobTicket } from './startJob'

const WORKERS: Record<JobRow['kind'], PartWorker> = {
  update: applyUpdatePart,
  create: applyCreatePart,
  export: writeExportPart,
  promotion: applyPromotionPart,
}

const JOBS_AT_ONCE = 2
/** A database that restarts comes back within this many tries; a job that fails more often fails by itself. */
const TRIES = 10
const KEEP_DONE_SECONDS = 60 * 60

export interface JobWorker {
  stop(): Promise<void>
}

export async function startJobWorker(deps: Deps): Promise<JobWorker> {
  const { boss, heartbeatSeconds } = deps.queue
  await openNamedQueue(boss, JOB_QUEUE, {
    notify: true,
    retryLimit: TRIES,
    retryBackoff: true,
    retryDelay: 1,
    retryDelayMax: 60,
    heartbeatSeconds,
    expireInSeconds: 60 * 60,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  })
  let isEnding = false
  await boss.work<JobTicket>(
    JOB_QUEUE,
    {
      localConcurrency: JOBS_AT_ONCE,
      ...pollSeconds(deps.db),
    },
    async (jobs: QueueJob<JobTicket>[]) => {
      for (const { data, retryCount } of jobs) {
        await workOff(deps, data.jobId, retryCount >= TRIES - 1, () => isEnding)
      }
    },
  )
  return {
    stop: async () => {
      // A job is left between two parts and goes on elsewhere, or here after the next start.
      isEnding = true
      await boss.offWork(JOB_QUEUE, { wait: true })
      await endReading()
    },
  }
}

/** Ends early, by an error that makes the queue hand the job out again. */
class Interrupted extends Error {}

/**
 * Part after part, each one transaction that applies it, notes what came of it and moves on. A worker that dies
 * leaves the job between two parts; whoever takes it up goes on there, and no row is applied twice.
 */
export async function workOff(
  deps: Deps,
  jobId: string,
  isLastTry: boolean,
  isEnding: () => boolean = () => false,
): Promise<void> {
  try {
    while (await workPart(deps, jobId)) {
      if (isEnding()) throw new Interrupted('The service ends.')
    }
  } catch (problem) {
    if (problem instanceof Interrupted || !isLastTry) throw problem
    await settle(deps, jobId, 'FAILED')
  }
}

/** False when the job is over. */
async function workPart(deps: Deps, jobId: string): Promise<boolean> {
  const now = deps.now()
  return deps.db.jobsSql.begin(async (tx) => {
    const job = await takeJob(tx, jobId)
    if (!job) return false
    const done = await WORKERS[job.kind](tx, job, now, deps.db.kind)
    if (!done) {
      await finish(tx, deps, job, 'COMPLETED', now)
      return false
    }
    await saveProgress(tx, jobId, {
      status: 'IN_PROGRESS',
      doneRows: job.done_rows + done.rows,
      result: done.result,
    })
    if (done.isLast) await finish(tx, deps, job, 'COMPLETED', now)
    return !done.isLast
  })
}

async function settle(deps: Deps, jobId: string, status: 'COMPLETED' | 'FAILED'): Promise<void> {
  await deps.db.jobsSql.begin(async (tx) => {
    const job = await takeJob(tx, jobId)
    if (job) await finish(tx, deps, job, status, deps.now())
  })
}

async function finish(
  tx: Tx,
  deps: Deps,
  job: JobRow,
  status: 'COMPLETED' | 'FAILED',
  now: Date,
): Promise<void> {
  await finishJob(tx, job.job_id, status, now)
  await announceJob(tx, deps.queue, { ...job, status }, now)
}
