import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import { chainExists } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { chainNotFound } from '@/server/problems/refusal'
import { findMood, insertInboxEvent } from './repository'
import { verifyEvent } from './verifyEvent'

/** Where the demo's events can go: a receiver that checks them as a partner's would. */
export const inboxPath = (chainId: string): string => `/demo/inbox/${encodeURIComponent(chainId)}`

export async function inboxRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const { sql } = deps.db
  await instance.register(async (inbox) => {
    // A signature holds for the exact bytes; parsed and written anew they would be others.
    inbox.removeAllContentTypeParsers()
    inbox.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    inbox
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/demo/inbox/:chain_id',
        { schema: { hide: true, params: z.object({ chain_id: chainIdSchema }) } },
        async (request, reply) => {
          const chainId = request.params.chain_id
          if (!(await chainExists(sql, chainId))) throw chainNotFound()
          const body = typeof request.body === 'string' ? request.body.replaceAll('\u0000', '') : ''
          const { isAuthorized, isSigned } = await verifyEvent(sql, chainId, request.headers, body)
          const isRefusing = (await findMood(sql, chainId)) === 'refusing'
          const answerStatus = isRefusing ? 503 : isAuthorized && isSigned ? 204 : 401
          const webhookId = request.headers['webhook-id']?.toString().slice(0, 200)
          await insertInboxEvent(sql, {
            chainId,
            at: deps.now(),
            webhookId,
            body,
            isAuthorized,
            isSigned,
            answerStatus,
          })
          if (answerStatus === 204) return reply.status(204).send()
          const words = isRefusing
            ? 'The inbox was told to refuse events.'
            : 'Secret or signature do not fit.'
          return reply.status(answerStatus).type('text/plain').send(words)
        },
      )
  })
}
