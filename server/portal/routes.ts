import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { portalApi } from './api/routes'
import { portalPages } from './pages/routes'

/** The portal: pages for people, and the API behind them that can do whatever the pages can. */
export async function portalRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  await app.register(portalApi, { prefix: '/api', deps })
  await app.register(portalPages, { deps })
}
