import type { JobRow } from './repository'

/** Where a job's file is, for whoever has a token of the chain. */
export function downloadUrl(job: Pick<JobRow, 'address' | 'chain_id' | 'job_id'>): string {
  return `${job.address}/v2/chains/${encodeURIComponent(job.chain_id)}/catalog/jobs/${job.job_id}/download`
}
