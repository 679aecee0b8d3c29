import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { allowBrowsers } from './http/allowBrowsers'
import { authenticate } from './http/authenticate'
import { checkRequests } from './http/checkRequests'
import { limitRate } from './http/limitRate'
import { noStore } from './http/noStore'
import type { Deps } from './deps'
import { bulkRoutes } from './catalog/bulk/routes'
import { catalogRoutes } from './catalog/routes'
import { demoRoutes } from './demo/routes'
import { healthRoutes } from './health/routes'
import { jobRoutes } from './jobs/routes'
import { openapi } from './openapi/openapi'
import { orderRoutes } from './orders/routes'
import { answerGarbage } from './problems/answerGarbage'
import { answerBadAddress, answerNothingHere, answerProblems } from './problems/answerProblems'
import { portalRoutes } from './portal/routes'
import { promotionRoutes } from './promotions/routes'
import { webApp } from './web/webApp'

export interface AppOptions {
  /** The folder of the built web app; without it the service serves its API and portal only. */
  webRoot?: string | undefined
  /** Parses every answer by its schema: for tests. */
  checkAnswers?: boolean
}

/** The whole service as one Fastify app; listening and ending are others' business. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      deps.config.logLevel === 'silent' ? false : { level: deps.config.logLevel, redact: ['req.headers'] },
    // A line a request would write addresses with order ids into logs; problems are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: deps.config.bodyLimitBytes,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerGarbage,
    // A slow or silent sender must not hold a connection for ever.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
  })
  await app.register(answerProblems)
  await app.register(allowBrowsers)
  await app.register(noStore)
  await app.register(checkRequests, { checkAnswers: options.checkAnswers ?? false })
  await app.register(authenticate, { sql: deps.db.sql })
  await app.register(openapi)
  await app.register(
    async (chain) => {
      await chain.register(limitRate, { perMinute: deps.config.rateLimitPerMinute })
      await orderRoutes(chain, deps)
      await catalogRoutes(chain, deps)
      await jobRoutes(chain, deps)
      await promotionRoutes(chain, deps)
      await chain.register(bulkRoutes, deps)
    },
    { prefix: '/v2/chains/:chain_id' },
  )
  await app.register(portalRoutes, { prefix: '/portal', deps })
  await healthRoutes(app, deps)
  await demoRoutes(app, deps)
  if (options.webRoot) await app.register(webApp, { webRoot: options.webRoot })
  else app.setNotFoundHandler(answerNothingHere)
  return app
}
