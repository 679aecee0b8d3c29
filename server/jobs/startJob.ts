import { uuidv7 } from 'uuidv7'
import { jobIdSchema, type JobId } from '@/domain/contract/ids'
import type { Job } from '@/domain/contract/job'
import { withinTransaction } from '@/server/queue/queue'
import type { Deps } from '@/server/deps'
import { insertJob, type NewJob } from './repository'

export const JOB_QUEUE = 'jobs'

export interface JobTicket {
  jobId: string
}

export const newJobId = (): JobId => jobIdSchema.parse(uuidv7())

/** Writes the job and its place in the queue in one transaction: what was answered 202 will be worked off. */
export async function startJob(
  deps: Deps,
  { jobId = newJobId(), ...job }: Omit<NewJob, 'jobId' | 'at'> & { jobId?: JobId },
): Promise<Job> {
  const ticket: JobTicket = { jobId }
  await deps.db.sql.begin(async (tx) => {
    await insertJob(tx, { ...job, jobId, at: deps.now() })
    await deps.queue.boss.send(JOB_QUEUE, ticket, {
      id: jobId,
      // Jobs of one store run one after another, in the order in which they were asked for.
      singletonKey: `${job.chainId}/${job.vendorId ?? '*'}`,
      db: withinTransaction(tx),
    })
  })
  return { job_id: jobId, job_status: 'QUEUED' }
}
