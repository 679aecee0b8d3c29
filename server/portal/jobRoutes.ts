import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import {
  portalJobSchema,
  portalPromotionSchema,
  type PortalJob,
  type PortalPromotion,
} from '@/domain/contract/portal'
import { promotionState } from '@/domain/promotions/promotionState'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { listJobs, type JobRow } from '@/server/jobs/repository'
import { listPromotions, type PromotionRow } from '@/server/promotions/repository'
import { getChain } from './getChain'

const params = z.object({ chain_id: chainIdSchema })
const querystring = z.object({ page: pageSchema, page_size: pageSizeSchema })

export async function portalJobRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/jobs',
    {
      schema: {
        summary: "A chain's jobs, newest first",
        params,
        querystring,
        response: { 200: z.array(portalJobSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize } = request.query
      await getChain(sql, request.params.chain_id)
      const { jobs, total } = await listJobs(sql, request.params.chain_id, page, pageSize)
      tellPage(request, reply, page, pageSize, total)
      return jobs.map(asPortalJob)
    },
  )

  app.get(
    '/chains/:chain_id/promotions',
    {
      schema: {
        summary: "A chain's promotions with their state, latest start first",
        params,
        querystring,
        response: { 200: z.array(portalPromotionSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize } = request.query
      await getChain(sql, request.params.chain_id)
      const { promotions, total } = await listPromotions(sql, request.params.chain_id, page, pageSize)
      tellPage(request, reply, page, pageSize, total)
      return promotions.map((row) => asPortalPromotion(row, deps.now()))
    },
  )
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

const asPortalPromotion = (row: PromotionRow, now: Date): PortalPromotion => ({
  promotion_id: row.promotion_id,
  state: promotionState({ startsAt: row.starts_at, endsAt: row.ends_at, cancelledAt: row.cancelled_at }, now),
  type: row.type,
  reason: row.reason,
  display_name: row.display_name,
  vendors: row.vendors,
  start_time: row.starts_at.toISOString(),
  end_time: row.ends_at.toISOString(),
  products: row.products,
})
