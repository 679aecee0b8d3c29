import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import {
  emptyInbox,
  inboxEventSchema,
  inboxMoodSchema,
  listInboxEvents,
  saveMood,
} from '@/server/demo/inbox/repository'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { getChain } from './getChain'

const params = z.object({ chain_id: chainIdSchema })
const moodSchema = z.object({ mood: inboxMoodSchema })

/** The demo's webhook inbox. No part of the contract, so the machine-readable one does not name it. */
export async function portalInboxRoutes(
  instance: FastifyInstance,
  { config, db: { sql } }: Deps,
): Promise<void> {
  if (!config.demo) return
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const path = '/chains/:chain_id/inbox'

  app.get(
    path,
    {
      schema: {
        hide: true,
        params,
        querystring: z.object({ page: pageSchema, page_size: pageSizeSchema }),
        response: { 200: z.array(inboxEventSchema) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize } = request.query
      await getChain(sql, request.params.chain_id)
      const { events, total } = await listInboxEvents(sql, request.params.chain_id, page, pageSize)
      tellPage(request, reply, page, pageSize, total)
      return events
    },
  )

  app.put(
    `${path}/mood`,
    { schema: { hide: true, params, body: moodSchema, response: { 200: moodSchema } } },
    async (request) => {
      await getChain(sql, request.params.chain_id)
      await saveMood(sql, request.params.chain_id, request.body.mood)
      return request.body
    },
  )

  app.delete(path, { schema: { hide: true, params } }, async (request, reply) => {
    await getChain(sql, request.params.chain_id)
    await emptyInbox(sql, request.params.chain_id)
    return reply.status(204).send()
  })
}
