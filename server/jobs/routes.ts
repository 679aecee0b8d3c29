import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, jobIdSchema } from '@/domain/contract/ids'
import { jobSchema } from '@/domain/contract/job'
import type { Sql } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { forbidden, jobNotFound } from '@/server/problems/refusal'
import { mayTouchVendor, type Caller } from '@/server/tokens/caller'
import { downloadUrl } from './downloadUrl'
import { sendJobFile } from './file'
import { findJob, type JobRow } from './repository'
import { resultOf } from './result'

const catalogJobSchema = jobSchema.extend({
  vendor_id: z.string().nullable(),
  total_rows: z.int(),
  done_rows: z.int(),
  result: z.record(z.string(), z.unknown()),
  downloadURL: z.string().optional(),
})

const params = z.object({ chain_id: chainIdSchema, job_id: jobIdSchema })

export async function jobRoutes(instance: FastifyInstance, { db: { sql } }: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/catalog/jobs/:job_id',
    {
      config: { operation: 'change catalog' },
      schema: {
        summary: 'How far a catalog job is, and what came of it',
        params,
        response: { 200: catalogJobSchema, ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request) => asAnswer(await getCatalogJob(sql, request.caller, request.params.job_id)),
  )

  app.get(
    '/catalog/jobs/:job_id/download',
    {
      config: { operation: 'change catalog' },
      schema: {
        summary: "A finished job's file: the log of an update, the assortment of an export",
        params,
        response: {
          200: { description: 'A CSV file', content: { 'text/csv': { schema: z.string() } } },
          ...refusalAnswers(400, 401, 403, 404, 429),
        },
      },
    },
    async (request, reply) =>
      sendJobFile(reply, sql, await getCatalogJob(sql, request.caller, request.params.job_id)) as never,
  )
}

async function getCatalogJob(sql: Sql, caller: Caller, jobId: string): Promise<JobRow> {
  const job = await findJob(sql, caller.chainId, jobId)
  if (!job || job.kind === 'promotion') throw jobNotFound()
  if (!mayTouchVendor(caller, job.vendor_id ?? '')) throw forbidden()
  return job
}

function asAnswer(job: JobRow): z.infer<typeof catalogJobSchema> {
  return {
    job_id: jobIdSchema.parse(job.job_id),
    job_status: job.status,
    vendor_id: job.vendor_id,
    total_rows: job.total_rows,
    done_rows: job.done_rows,
    result: resultOf(job),
    ...(job.status === 'COMPLETED' ? { downloadURL: downloadUrl(job) } : {}),
  }
}
