import type { JSONValue } from 'postgres'
import type { JobStatus } from '@/domain/contract/job'
import type { SqlOrTx } from '@/server/db/database'

export type JobKind = 'update' | 'create' | 'export' | 'promotion'

export interface JobRow {
  job_id: string
  chain_id: string
  vendor_id: string | null
  kind: JobKind
  status: JobStatus
  address: string
  total_rows: number
  done_rows: number
  result: Record<string, unknown>
  created_at: Date
  finished_at: Date | null
}

export interface NewJob {
  jobId: string
  chainId: string
  vendorId: string | null
  kind: JobKind
  address: string
  totalRows: number
  at: Date
  /** The request in parts, each gzipped JSON; they may still be in the making. */
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** What the work starts from, where it is more than nothing. */
  result?: Record<string, unknown>
}

export async function insertJob(tx: SqlOrTx, job: NewJob): Promise<void> {
  await tx`
    insert into jobs (job_id, chain_id, vendor_id, kind, address, total_rows, result, created_at)
    values (${job.jobId}, ${job.chainId}, ${job.vendorId}, ${job.kind}, ${job.address}, ${job.totalRows},
      ${tx.json((job.result ?? {}) as JSONValue)}, ${job.at})`
  let part = 0
  for await (const content of job.parts) {
    await tx`insert into job_parts (job_id, part, content) values (${job.jobId}, ${part}, ${Buffer.from(content)})`
    part += 1
  }
}

export async function findJob(sql: SqlOrTx, chainId: string, jobId: string): Promise<JobRow | undefined> {
  const [row] = await sql<JobRow[]>`
    select job_id, chain_id, vendor_id, kind, status, address, total_rows, done_rows, result, created_at, finished_at
    from jobs
    where chain_id = ${chainId} and job_id = ${jobId}`
  return row
}

/** Locks the job: of two workers that hold the same one by mistake, the second waits and then sees what is left. */
export async function takeJob(tx: SqlOrTx, jobId: string): Promise<JobRow | undefined> {
  const [row] = await tx<JobRow[]>`
    select job_id, chain_id, vendor_id, kind, status, address, total_rows, done_rows, result, created_at, finished_at
    from jobs
    where job_id = ${jobId} and status in ('QUEUED', 'IN_PROGRESS')
    for update`
  return row
}

/** The next part of the request; gone with the transaction that works it off. */
export async function takePart(tx: SqlOrTx, jobId: string): Promise<Uint8Array | undefined> {
  const [row] = await tx<{ content: Uint8Array }[]>`
    delete from job_parts
    where job_id = ${jobId} and part = (select min(part) from job_parts where job_id = ${jobId})
    returning content`
  return row?.content
}

/** The first part, which stays until the job is over. */
export async function findPart(tx: SqlOrTx, jobId: string): Promise<Uint8Array | undefined> {
  const [row] = await tx<{ content: Uint8Array }[]>`
    select content from job_parts where job_id = ${jobId} order by part limit 1`
  return row?.content
}

export interface Progress {
  status: JobStatus
  doneRows: number
  result: Record<string, unknown>
}

export async function saveProgress(tx: SqlOrTx, jobId: string, progress: Progress): Promise<void> {
  await tx`
    update jobs
    set status = ${progress.status}, done_rows = ${progress.doneRows}, result = ${tx.json(progress.result as JSONValue)}
    where job_id = ${jobId}`
}

export async function finishJob(
  tx: SqlOrTx,
  jobId: string,
  status: 'COMPLETED' | 'FAILED',
  at: Date,
): Promise<void> {
  await tx`update jobs set status = ${status}, finished_at = ${at} where job_id = ${jobId}`
  await tx`delete from job_parts where job_id = ${jobId}`
}

export async function appendFile(tx: SqlOrTx, jobId: string, content: string): Promise<void> {
  if (content === '') return
  await tx`
    insert into job_files (job_id, part, content)
    select ${jobId}, coalesce(max(part), -1) + 1, ${content} from job_files where job_id = ${jobId}`
}

/** The file's next piece after `part`, so that a download holds one piece in memory, whatever the size of the whole. */
export async function findFilePart(
  sql: SqlOrTx,
  jobId: string,
  after: number,
): Promise<{ part: number; content: string } | undefined> {
  const [row] = await sql<{ part: number; content: string }[]>`
    select part, content from job_files where job_id = ${jobId} and part > ${after} order by part limit 1`
  return row
}

export async function listJobs(
  sql: SqlOrTx,
  chainId: string,
  page: number,
  pageSize: number,
): Promise<{ jobs: JobRow[]; total: number }> {
  const jobs = await sql<JobRow[]>`
    select job_id, chain_id, vendor_id, kind, status, address, total_rows, done_rows, result, created_at, finished_at
    from jobs
    where chain_id = ${chainId}
    order by created_at desc, job_id
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from jobs where chain_id = ${chainId}`
  return { jobs: [...jobs], total: count?.total ?? 0 }
}
