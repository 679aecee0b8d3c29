import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerToken } from '@/server/http/authenticate'
import { isPortalKey } from '@/server/portal/portalKey'
import { unauthorized } from '@/server/problems/refusal'
import { chainRoutes } from './chainRoutes'
import { deliveryRoutes } from './deliveryRoutes'
import { portalInboxRoutes } from './inboxRoutes'
import { portalJobRoutes } from './jobRoutes'
import { portalOrderRoutes } from './orderRoutes'
import { portalPromotionRoutes } from './promotionRoutes'
import { tokenRoutes } from './tokenRoutes'
import { webhookRoutes } from './webhookRoutes'

/** Whatever the portal's pages can do, this can do, with the portal key as a bearer token. */
export async function portalApi(api: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  api.addHook('onRequest', async (request) => {
    const key = bearerToken(request)
    if (key === undefined || !(await isPortalKey(deps.db.sql, deps.config, key))) throw unauthorized()
  })
  await chainRoutes(api, deps)
  await tokenRoutes(api, deps)
  await webhookRoutes(api, deps)
  await deliveryRoutes(api, deps)
  await portalOrderRoutes(api, deps)
  await portalJobRoutes(api, deps)
  await portalPromotionRoutes(api, deps)
  await portalInboxRoutes(api, deps)
}
