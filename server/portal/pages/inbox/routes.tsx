import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  emptyInbox,
  findMood,
  inboxMoodSchema,
  listInboxEvents,
  saveMood,
} from '@/server/demo/inbox/repository'
import { inboxPath } from '@/server/demo/inbox/routes'
import type { Deps } from '@/server/deps'
import { addressOf } from '@/server/http/ownAddress'
import { invalidRequest } from '@/server/problems/refusal'
import { readSent, textOf } from '../form'
import { chainAddress } from '../parts/Layout'
import { PAGE_SIZE } from '../parts/Pager'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { Inbox } from './Inbox'

const NOTICES: Record<string, string> = {
  emptied: 'The inbox is empty.',
  well: 'The inbox answers well again.',
  refusing: 'The inbox refuses every event now.',
}

/** A webhook receiver to look at, for a demo only. */
export async function inboxPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.config.demo) return
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/inbox',
    { schema: { params: chainParams, querystring: visitQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { page, done } = request.query
      const { events, total } = await listInboxEvents(sql, chain.chain_id, page, PAGE_SIZE)
      return sendPage(request, reply, {
        title: 'Webhook inbox',
        chain,
        section: 'inbox',
        notice: NOTICES[done ?? ''],
        children: (
          <Inbox
            chainId={chain.chain_id}
            address={`${addressOf(deps, request)}${inboxPath(chain.chain_id)}`}
            mood={await findMood(sql, chain.chain_id)}
            events={events}
            page={page}
            total={total}
          />
        ),
      })
    },
  )

  app.post('/chains/:chain_id/inbox/empty', { schema: { params: chainParams } }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    await emptyInbox(sql, chain.chain_id)
    return goTo(reply, `${chainAddress(chain.chain_id)}/inbox?done=emptied`)
  })

  app.post('/chains/:chain_id/inbox/mood', { schema: { params: chainParams } }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const mood = inboxMoodSchema.safeParse(textOf(readSent(request.body), 'mood'))
    if (!mood.success)
      throw invalidRequest([{ path: 'mood', code: 'INVALID', message: 'Choose well or refusing.' }])
    await saveMood(sql, chain.chain_id, mood.data)
    return goTo(reply, `${chainAddress(chain.chain_id)}/inbox?done=${mood.data}`)
  })
}
