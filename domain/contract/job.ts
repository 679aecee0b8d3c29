import { z } from 'zod'
import { jobIdSchema } from './ids'

export const jobStatusSchema = z.enum(['QUEUED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'])
export type JobStatus = z.infer<typeof jobStatusSchema>

/** What starting an asynchronous operation answers, and what reading its job answers at least. */
export const jobSchema = z.looseObject({
  job_id: jobIdSchema,
  job_status: jobStatusSchema,
})
export type Job = z.infer<typeof jobSchema>
