import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import { portalPromotionDetailsSchema, portalPromotionSchema } from '@/domain/contract/portal'
import { promotionStateSchema } from '@/domain/contract/promotion'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { getPortalPromotion, listPortalPromotions } from '@/server/promotions/portalPromotions'
import { getChain } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })
const pageQuery = z.object({ page: pageSchema, page_size: pageSizeSchema })

export async function portalPromotionRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/promotions',
    {
      schema: {
        summary: "A chain's promotions with their state, latest start first",
        params: chainParams,
        querystring: pageQuery.extend({ state: promotionStateSchema.optional() }),
        response: { 200: z.array(portalPromotionSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize, state } = request.query
      const { chain_id: chainId } = request.params
      await getChain(sql, chainId)
      const { promotions, total } = await listPortalPromotions(deps, chainId, { state, page, pageSize })
      tellPage(request, reply, page, pageSize, total)
      return promotions
    },
  )

  app.get(
    '/chains/:chain_id/promotions/:promotion_id',
    {
      schema: {
        summary: 'One promotion with a page of its products, what each cost and what it costs',
        params: chainParams.extend({ promotion_id: z.uuid() }),
        querystring: pageQuery,
        response: { 200: portalPromotionDetailsSchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize } = request.query
      const { chain_id, promotion_id } = request.params
      const promotion = await getPortalPromotion(deps, chain_id, promotion_id, { page, pageSize })
      tellPage(request, reply, page, pageSize, promotion.products)
      return promotion
    },
  )
}
