import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { summarizeChain } from '@/server/chains/overview'
import type { Deps } from '@/server/deps'
import { windowStart } from '@/server/orders/window'
import { sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { ChainOverview } from './ChainOverview'

const NOTICES: Record<string, string> = { opened: 'The store is open.' }

export async function overviewPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/chains/:chain_id',
    { schema: { params: chainParams, querystring: visitQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const now = deps.now()
      const overview = await summarizeChain(deps.db.sql, chain.chain_id, windowStart(now), now)
      return sendPage(request, reply, {
        title: chain.name,
        chain,
        section: 'overview',
        notice: NOTICES[request.query.done ?? ''],
        children: <ChainOverview chain={chain} overview={overview} />,
      })
    },
  )
}
