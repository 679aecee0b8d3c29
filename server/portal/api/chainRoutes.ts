import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import { newChainSchema, newVendorSchema, overviewSchema, portalChainSchema } from '@/domain/contract/portal'
import { summarizeChain } from '@/server/chains/overview'
import { insertChain, insertVendor, listChains } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { windowStart } from '@/server/orders/window'
import { invalidRequest } from '@/server/problems/refusal'
import { getChain } from './getChain'

export async function chainRoutes(instance: FastifyInstance, { db: { sql }, now }: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/chains',
    {
      schema: {
        summary: 'The chains and their stores',
        response: { 200: z.array(portalChainSchema), ...refusalAnswers(401) },
      },
    },
    async () => listChains(sql),
  )

  app.post(
    '/chains',
    {
      schema: {
        summary: 'Open a chain',
        body: newChainSchema,
        response: { 201: newChainSchema, ...refusalAnswers(400, 401, 413) },
      },
    },
    async (request, reply) => {
      if (!(await insertChain(sql, request.body))) throw taken('chain_id')
      return reply.status(201).send(request.body)
    },
  )

  app.get(
    '/chains/:chain_id/overview',
    {
      schema: {
        summary: 'How a chain stands: its orders and jobs by state, and events that have not arrived',
        params: z.object({ chain_id: chainIdSchema }),
        response: { 200: overviewSchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => {
      const { chain_id } = request.params
      await getChain(sql, chain_id)
      const moment = now()
      return summarizeChain(sql, chain_id, windowStart(moment), moment)
    },
  )

  app.post(
    '/chains/:chain_id/vendors',
    {
      schema: {
        summary: 'Open a store of a chain',
        params: z.object({ chain_id: chainIdSchema }),
        body: newVendorSchema,
        response: { 201: newVendorSchema, ...refusalAnswers(400, 401, 404, 413) },
      },
    },
    async (request, reply) => {
      const { chain_id } = request.params
      await getChain(sql, chain_id)
      if (!(await insertVendor(sql, { ...request.body, chain_id }))) throw taken('vendor_id')
      return reply.status(201).send(request.body)
    },
  )
}

const taken = (path: string) => invalidRequest([{ path, code: 'TAKEN', message: 'This id is taken.' }])
