import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import { deliverySchema, deliveryStateSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { getDelivery, listDeliveries } from '@/server/webhooks/deliveryLog'
import { resend } from '@/server/webhooks/resend'
import { getChain } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })

const deliveryParams = chainParams.extend({ delivery_id: z.uuid() })

const logQuery = z.object({
  order_id: z.uuid().optional(),
  job_id: z.uuid().optional(),
  state: deliveryStateSchema.optional(),
  page: pageSchema,
  page_size: pageSizeSchema,
})

export async function deliveryRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/deliveries',
    {
      schema: {
        summary: 'The log of events and what became of them, newest first',
        params: chainParams,
        querystring: logQuery,
        response: { 200: z.array(deliverySchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize, ...filter } = request.query
      await getChain(sql, request.params.chain_id)
      const { deliveries, total } = await listDeliveries(sql, request.params.chain_id, filter, page, pageSize)
      tellPage(request, reply, page, pageSize, total)
      return deliveries
    },
  )

  app.get(
    '/chains/:chain_id/deliveries/:delivery_id',
    {
      schema: {
        summary: 'One event of the log, with its last tries',
        params: deliveryParams,
        response: { 200: deliverySchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => {
      const { chain_id, delivery_id } = request.params
      await getChain(sql, chain_id)
      return getDelivery(sql, chain_id, delivery_id)
    },
  )

  app.post(
    '/chains/:chain_id/deliveries/:delivery_id/resend',
    {
      schema: {
        summary: 'Send an event once more',
        params: deliveryParams,
        response: { 202: z.object({ id: z.uuid() }), ...refusalAnswers(400, 401, 404, 413) },
      },
    },
    async (request, reply) => {
      const { chain_id, delivery_id } = request.params
      await resend(deps, chain_id, delivery_id)
      return reply.status(202).send({ id: delivery_id })
    },
  )
}
