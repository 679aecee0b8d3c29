import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { promotionStateSchema } from '@/domain/contract/promotion'
import type { Deps } from '@/server/deps'
import { getPortalPromotion, listPortalPromotions } from '@/server/promotions/portalPromotions'
import { filterSchema } from '../parts/filter'
import { localName } from '../parts/localName'
import { PAGE_SIZE } from '../parts/Pager'
import { sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { PromotionDetails } from './PromotionDetails'
import { PromotionList } from './PromotionList'
import { reasonWords } from './words'

const listQuery = visitQuery.extend({ state: filterSchema(promotionStateSchema) })

export async function promotionPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/chains/:chain_id/promotions',
    { schema: { params: chainParams, querystring: listQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { state, page } = request.query
      const list = await listPortalPromotions(deps, chain.chain_id, { state, page, pageSize: PAGE_SIZE })
      return sendPage(request, reply, {
        title: 'Promotions',
        chain,
        section: 'promotions',
        children: <PromotionList chain={chain} {...list} page={page} state={state} />,
      })
    },
  )

  app.get(
    '/chains/:chain_id/promotions/:promotion_id',
    { schema: { params: chainParams.extend({ promotion_id: z.uuid() }), querystring: visitQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { page } = request.query
      const promotion = await getPortalPromotion(deps, chain.chain_id, request.params.promotion_id, {
        page,
        pageSize: PAGE_SIZE,
      })
      return sendPage(request, reply, {
        title: `${localName(promotion.display_name)} (${reasonWords(promotion.reason)})`,
        chain,
        section: 'promotions',
        children: <PromotionDetails chain={chain} promotion={promotion} page={page} />,
      })
    },
  )
}
