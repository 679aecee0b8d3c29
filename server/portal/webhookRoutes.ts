import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { webhookSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { registerWebhook } from '@/server/webhooks/registerWebhook'
import { getChain, getVendor } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })
const answers = { 200: z.object({ url: z.string() }), ...refusalAnswers(400, 401, 404, 413) }

export async function webhookRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.put(
    '/chains/:chain_id/webhook',
    {
      schema: {
        summary: "Set where a chain's events go",
        params: chainParams,
        body: webhookSchema,
        response: answers,
      },
    },
    async (request) => {
      await getChain(sql, request.params.chain_id)
      return registerWebhook(deps, request.params.chain_id, undefined, request.body)
    },
  )

  app.put(
    '/chains/:chain_id/vendors/:vendor_id/webhook',
    {
      schema: {
        summary: "Set where a store's events go, instead of the chain's address",
        params: chainParams.extend({ vendor_id: vendorIdSchema }),
        body: webhookSchema,
        response: answers,
      },
    },
    async (request) => {
      const { chain_id, vendor_id } = request.params
      await getVendor(sql, chain_id, vendor_id)
      return registerWebhook(deps, chain_id, vendor_id, request.body)
    },
  )
}
