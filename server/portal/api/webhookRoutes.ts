import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { listedWebhookSchema, webhookSchema, webhookTestSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { registerWebhook } from '@/server/webhooks/registerWebhook'
import { listWebhooks, removeStoreWebhook } from '@/server/webhooks/repository'
import { testWebhook } from '@/server/webhooks/testWebhook'
import { getChain, getVendor } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })
const storeParams = chainParams.extend({ vendor_id: vendorIdSchema })
const answers = { 200: z.object({ url: z.string() }), ...refusalAnswers(400, 401, 404, 413) }
const testAnswers = { 200: webhookTestSchema, ...refusalAnswers(400, 401, 404, 413) }

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
        params: storeParams,
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

  app.delete(
    '/chains/:chain_id/vendors/:vendor_id/webhook',
    {
      schema: {
        summary: "Remove a store's own address: its events go to the chain's again",
        params: storeParams,
        response: { 204: z.null(), ...refusalAnswers(400, 401, 404, 413) },
      },
    },
    async (request, reply) => {
      const { chain_id, vendor_id } = request.params
      await getVendor(sql, chain_id, vendor_id)
      await removeStoreWebhook(sql, chain_id, vendor_id)
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/chains/:chain_id/webhooks',
    {
      schema: {
        summary: 'Where the events of a chain and of its stores go, without the secrets',
        params: chainParams,
        response: { 200: z.array(listedWebhookSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => {
      await getChain(sql, request.params.chain_id)
      return listWebhooks(sql, request.params.chain_id)
    },
  )

  app.post(
    '/chains/:chain_id/webhook/test',
    {
      schema: {
        summary: "Send a test to a chain's address now, and see what comes back",
        params: chainParams,
        response: testAnswers,
      },
    },
    async (request) => {
      await getChain(sql, request.params.chain_id)
      return testWebhook(deps, request.params.chain_id, undefined)
    },
  )

  app.post(
    '/chains/:chain_id/vendors/:vendor_id/webhook/test',
    {
      schema: {
        summary: "Send a test to where a store's events go, and see what comes back",
        params: storeParams,
        response: testAnswers,
      },
    },
    async (request) => {
      const { chain_id, vendor_id } = request.params
      await getVendor(sql, chain_id, vendor_id)
      return testWebhook(deps, chain_id, vendor_id)
    },
  )
}
