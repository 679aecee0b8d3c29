import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, jobIdSchema } from '@/domain/contract/ids'
import { jobSchema } from '@/domain/contract/job'
import { promotionSchema } from '@/domain/contract/promotion'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { addressOf } from '@/server/http/ownAddress'
import { findJob } from '@/server/jobs/repository'
import { startJob } from '@/server/jobs/startJob'
import { forbidden, jobNotFound } from '@/server/problems/refusal'
import type { Caller } from '@/server/tokens/caller'

/** A promotion of a whole assortment names many SKUs. */
const BODY_LIMIT = 20 * 1024 * 1024

const promotionJobSchema = jobSchema.extend({
  invalid_vendors: z.array(z.string()),
  missing_skus: z.record(z.string(), z.array(z.string())),
})

export async function promotionRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.put(
    '/promotion',
    {
      bodyLimit: BODY_LIMIT,
      config: { operation: 'run promotions' },
      schema: {
        summary: 'Create, modify or stop a promotion',
        params: z.object({ chain_id: chainIdSchema }),
        body: promotionSchema,
        response: { 202: jobSchema, ...refusalAnswers(400, 401, 403, 413, 429) },
      },
    },
    async (request, reply) => {
      if (!mayPromoteIn(request.caller, request.body.vendors)) throw forbidden()
      const job = await startJob(deps, {
        chainId: request.params.chain_id,
        vendorId: null,
        kind: 'promotion',
        address: addressOf(deps, request),
        totalRows: 1,
        parts: [gzipSync(JSON.stringify(request.body))],
      })
      return reply.status(202).send(job)
    },
  )

  app.get(
    '/promotion/jobs/:job_id',
    {
      config: { operation: 'run promotions' },
      schema: {
        summary: 'What became of a promotion that was sent',
        params: z.object({ chain_id: chainIdSchema, job_id: jobIdSchema }),
        response: { 200: promotionJobSchema, ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const job = await findJob(deps.db.sql, request.params.chain_id, request.params.job_id)
      if (!job || job.kind !== 'promotion') throw jobNotFound()
      const { invalid_vendors = [], missing_skus = {} } = job.result as Partial<
        z.infer<typeof promotionJobSchema>
      >
      return {
        job_id: request.params.job_id,
        // The contract knows no state between waiting and done here; a promotion is applied at once.
        job_status: job.status === 'IN_PROGRESS' ? ('QUEUED' as const) : job.status,
        invalid_vendors,
        missing_skus,
      }
    },
  )
}

/** A team lead runs promotions in the own store, and nowhere else. */
function mayPromoteIn(caller: Caller, vendors: readonly string[]): boolean {
  return caller.kind === 'chain' || vendors.every((vendorId) => vendorId === caller.vendorId)
}
