import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, jobIdSchema } from '@/domain/contract/ids'
import { portalJobDetailsSchema, portalJobSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { sendJobFile } from '@/server/jobs/file'
import { getJob, getPortalJob, listPortalJobs } from '@/server/jobs/portalJobs'
import { getChain } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })
const jobParams = chainParams.extend({ job_id: jobIdSchema })

export async function portalJobRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/jobs',
    {
      schema: {
        summary: "A chain's jobs, newest first",
        params: chainParams,
        querystring: z.object({ page: pageSchema, page_size: pageSizeSchema }),
        response: { 200: z.array(portalJobSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize } = request.query
      await getChain(sql, request.params.chain_id)
      const { jobs, total } = await listPortalJobs(sql, request.params.chain_id, page, pageSize)
      tellPage(request, reply, page, pageSize, total)
      return jobs
    },
  )

  app.get(
    '/chains/:chain_id/jobs/:job_id',
    {
      schema: {
        summary: 'How far a job is, and what came of it',
        params: jobParams,
        response: { 200: portalJobDetailsSchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => getPortalJob(sql, request.params.chain_id, request.params.job_id),
  )

  app.get(
    '/chains/:chain_id/jobs/:job_id/file',
    {
      schema: {
        summary: "A finished job's file: the log of an update, the assortment of an export",
        params: jobParams,
        response: {
          200: { description: 'A CSV file', content: { 'text/csv': { schema: z.string() } } },
          ...refusalAnswers(400, 401, 404),
        },
      },
    },
    async (request, reply) =>
      sendJobFile(reply, sql, await getJob(sql, request.params.chain_id, request.params.job_id)) as never,
  )
}
