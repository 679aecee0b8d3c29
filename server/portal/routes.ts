import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerToken } from '@/server/http/authenticate'
import { unauthorized } from '@/server/problems/refusal'
import { chainRoutes } from './chainRoutes'
import { deliveryRoutes } from './deliveryRoutes'
import { portalJobRoutes } from './jobRoutes'
import { portalOrderRoutes } from './orderRoutes'
import { isPortalKey } from './portalKey'
import { tokenRoutes } from './tokenRoutes'
import { webhookRoutes } from './webhookRoutes'

/** The portal: its place for people, and the API behind it that can do whatever the pages can. */
export async function portalRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      .send(PLACE),
  )
  await app.register(portalApi, { prefix: '/api', deps })
}

async function portalApi(api: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
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
}

const PLACE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tote partner portal</title>
</head>
<body>
<main>
<h1>Tote partner portal</h1>
<p>Here a chain looks after its tokens, webhooks and test orders, through the API at <code>/portal/api</code>.</p>
<p><a href="/openapi.json">The contract of all APIs</a></p>
</main>
</body>
</html>
`
