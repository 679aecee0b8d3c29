import type { PortalJob, PortalJobDetails } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'
import { jobNotFound } from '@/server/problems/refusal'
import { hasFile } from './file'
import { findJob, listJobs, type JobRow } from './repository'
import { resultOf } from './result'

/** The jobs of a whole chain as the portal sees them, newest first. */
export async function listPortalJobs(
  sql: SqlOrTx,
  chainId: string,
  page: number,
  pageSize: number,
): Promise<{ jobs: PortalJob[]; total: number }> {
  const { jobs, total } = await listJobs(sql, chainId, page, pageSize)
  return { jobs: jobs.map(asPortalJob), total }
}

export async function getJob(sql: SqlOrTx, chainId: string, jobId: string): Promise<JobRow> {
  const job = await findJob(sql, chainId, jobId)
  if (!job) throw jobNotFound()
  return job
}

export async function getPortalJob(sql: SqlOrTx, chainId: string, jobId: string): Promise<PortalJobDetails> {
  const job = await getJob(sql, chainId, jobId)
  return { ...asPortalJob(job), result: resultOf(job), has_file: hasFile(job) }
}

const asPortalJob = (job: JobRow): PortalJob => ({
  job_id: job.job_id,
  kind: job.kind,
  job_status: job.status,
  vendor_id: job.vendor_id,
  total_rows: job.total_rows,
  done_rows: job.done_rows,
  created_at: job.created_at.toISOString(),
  finished_at: job.finished_at?.toISOString() ?? null,
})
