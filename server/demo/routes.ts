import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Demo } from '@/domain/contract/demo'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { formatSetupCode } from '@/domain/setup/setupCode'
import { findVendor } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { nothingHere } from '@/server/problems/refusal'
import { DEMO_PEOPLE } from './demoChain'
import { findDemoAccess } from './fillDemo'
import { findPicture } from './pictures'

/** What only a demo has: buttons to sign in with, and pictures of its goods. Without the demo, nothing is here. */
export async function demoRoutes(instance: FastifyInstance, { config, db }: Deps): Promise<void> {
  if (!config.demo) return
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/demo.json', { schema: { hide: true } }, async (request): Promise<Demo> => {
    const access = await findDemoAccess(db.sql)
    const vendor = access && (await findVendor(db.sql, access.chainId, access.vendorId))
    if (!access || !vendor) throw nothingHere()
    const store = {
      address: config.publicUrl ?? `${request.protocol}://${request.host}`,
      chainId: chainIdSchema.parse(access.chainId),
      vendorId: vendorIdSchema.parse(access.vendorId),
      currency: vendor.currency,
      storeName: vendor.name,
      weightedItemsEnabled: vendor.weighted_items_enabled,
    }
    return {
      sign_ins: access.signIns.map(({ role, token }) => ({
        role,
        name: DEMO_PEOPLE[role],
        setup_code: formatSetupCode({ ...store, role, token }),
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
