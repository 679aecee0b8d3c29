import type { Database, Tx } from '@/server/db/database'
import { findPart, type JobRow } from '@/server/jobs/repository'
import { unpack } from './pack'
import { ROWS_PER_PART } from './partSizes'
import { openSplitter } from './splitter'
import { rowsOf, type UpdatePart } from './updatePart'

/** A request that is being judged, part after part, while the parts before are applied. */
interface OpenRequest {
  /** As many rows were handed out. */
  rows: number
  parts: AsyncIterator<string>
}

const open = new Map<string, OpenRequest>()

/** Jobs of one store wait for each other; those far behind are not worth their memory and are read again. */
const MOST_OPEN = 3
/** By then the job is under way, waits for long, or runs in another process. */
const KEEP_MS = 60_000

/** For requests that another process took, or this one before it was started anew. */
const splitter = openSplitter()

/** The request was judged here anyway: its job need not read it again, if it is here that it runs. */
export function keepOpen(jobId: string, parts: AsyncIterable<string>): void {
  open.set(jobId, { rows: 0, parts: parts[Symbol.asyncIterator]() })
  const [oldest] = open.keys()
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
  setTimeout(() => letGo(jobId), KEEP_MS).unref()
}

export const letGo = (jobId: string): void => void open.delete(jobId)

export const endReading = (): Promise<void> => splitter.close()

/** What follows the rows that are done. The same whoever asks: it depends on the stored request and on nothing else. */
export async function getNextPart(tx: Tx, job: JobRow, engine: Database['kind']): Promise<UpdatePart> {
  let request = open.get(job.job_id)
  // It is further than the job, when a transaction failed.
  if (request?.rows !== job.done_rows) request = await reopen(tx, job, engine)
  open.delete(job.job_id)
  const { value, done } = await request.parts.next()
  if (done) throw new Error(`The request of job ${job.job_id} ends before its last row.`)
  const part = JSON.parse(value) as UpdatePart
  request.rows += rowsOf(part)
  if (request.rows < job.total_rows) open.set(job.job_id, request)
  return part
}

async function reopen(tx: Tx, job: JobRow, engine: Database['kind']): Promise<OpenRequest> {
  const stored = await findPart(tx, job.job_id)
  if (!stored) throw new Error(`The request of job ${job.job_id} is gone.`)
  const { parts } = await splitter.split(await unpack(stored), 'update', ROWS_PER_PART[engine], job.done_rows)
  return { rows: job.done_rows, parts: parts[Symbol.asyncIterator]() }
}
