import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Sql } from '@/server/db/database'
import { jobNotFound } from '@/server/problems/refusal'
import { findFilePart, type JobRow } from './repository'

/** A promotion leaves none, and no job leaves one before it is done. */
export const hasFile = ({ kind, status }: Pick<JobRow, 'kind' | 'status'>): boolean =>
  status === 'COMPLETED' && kind !== 'promotion'

/** Streams a job's file piece by piece: the log of an update, the assortment of an export. */
export function sendJobFile(reply: FastifyReply, sql: Sql, job: JobRow): FastifyReply {
  if (!hasFile(job)) throw jobNotFound()
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${job.kind}-${job.job_id}.csv"`)
    .send(Readable.from(fileParts(sql, job.job_id)))
}

async function* fileParts(sql: Sql, jobId: string): AsyncGenerator<string> {
  let after = -1
  for (;;) {
    const piece = await findFilePart(sql, jobId, after)
    if (!piece) return
    after = piece.part
    yield piece.content
  }
}
