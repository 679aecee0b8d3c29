import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import { createdTokenSchema, listedTokenSchema, newTokenSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { addressOf } from '@/server/http/ownAddress'
import { tokenNotFound } from '@/server/problems/refusal'
import { issueToken } from '@/server/tokens/issueToken'
import { listTokens, revokeToken } from '@/server/tokens/repository'
import { getChain } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })

export async function tokenRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const { sql } = deps.db
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/chains/:chain_id/tokens',
    {
      schema: {
        summary: 'Make a token; it is shown in this answer only',
        params: chainParams,
        body: newTokenSchema,
        response: { 201: createdTokenSchema, ...refusalAnswers(400, 401, 404, 413) },
      },
    },
    async (request, reply) => {
      const { chain_id } = request.params
      await getChain(sql, chain_id)
      return reply.status(201).send(await issueToken(sql, chain_id, request.body, addressOf(deps, request)))
    },
  )

  app.get(
    '/chains/:chain_id/tokens',
    {
      schema: {
        summary: "List a chain's tokens, without their secrets",
        params: chainParams,
        response: { 200: z.array(listedTokenSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => {
      await getChain(sql, request.params.chain_id)
      return listTokens(sql, request.params.chain_id)
    },
  )

  app.delete(
    '/chains/:chain_id/tokens/:token_id',
    {
      schema: {
        summary: 'Revoke a token: from now on it opens nothing',
        params: chainParams.extend({ token_id: z.uuid() }),
        response: { 204: z.null(), ...refusalAnswers(400, 401, 404, 413) },
      },
    },
    async (request, reply) => {
      const { chain_id, token_id } = request.params
      if (!(await revokeToken(sql, chain_id, token_id))) throw tokenNotFound()
      return reply.status(204).send(null)
    },
  )
}
