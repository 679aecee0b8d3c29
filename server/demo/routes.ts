import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Demo } from '@/domain/contract/demo'
import { findVendor } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { addressOf } from '@/server/http/ownAddress'
import { nothingHere } from '@/server/problems/refusal'
import { deviceSetupCode } from '@/server/tokens/deviceSetup'
import { DEMO_PEOPLE } from './demoChain'
import { findDemoAccess } from './fillDemo'
import { inboxRoutes } from './inbox/routes'
import { findPicture } from './pictures'

/** What only a demo has: buttons to sign in with, pictures of its goods, an inbox for events. Else nothing is here. */
export async function demoRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps
  if (!config.demo) return
  await inboxRoutes(instance, deps)
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/demo.json', { schema: { hide: true } }, async (request): Promise<Demo> => {
    const access = await findDemoAccess(db.sql)
    const vendor = access && (await findVendor(db.sql, access.chainId, access.vendorId))
    if (!access || !vendor) throw nothingHere()
    const address = addressOf(deps, request)
    return {
      sign_ins: access.signIns.map(({ role, token }) => ({
        role,
        name: DEMO_PEOPLE[role],
        setup_code: deviceSetupCode(address, vendor, { role, token }),
      })),
    }
  })

  app.get(
    '/demo/pictures/:file',
    { schema: { hide: true, params: z.object({ file: z.string().regex(/^.+\.svg$/) }) } },
    async (request, reply) => {
      const picture = findPicture(request.params.file.replace(/\.svg$/, ''))
      if (!picture) throw nothingHere()
      return reply
        .type('image/svg+xml')
        .header('Cache-Control', 'public, max-age=86400')
        .header('X-Content-Type-Options', 'nosniff')
        .send(picture)
    },
  )
}
