import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { jobSchema } from '@/domain/contract/job'
import { categorySchema, productListSchema } from '@/domain/contract/product'
import { findVendor } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { addressOf } from '@/server/http/ownAddress'
import { startJob } from '@/server/jobs/startJob'
import { vendorNotFound } from '@/server/problems/refusal'
import { listCategories } from './categories'
import { listProducts } from './listProducts'

const params = z.object({ chain_id: chainIdSchema, vendor_id: vendorIdSchema })

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true')

const productQuery = z.object({
  query_term: z.string().max(200).optional(),
  category_global_ids: z
    .string()
    .max(10_000)
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must be a language and a country, such as en_SG')
    .optional(),
  is_active: yesOrNo.optional(),
  page: pageSchema,
  page_size: pageSizeSchema,
})

export async function catalogRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/vendors/:vendor_id/catalog',
    {
      config: { operation: 'read catalog' },
      schema: {
        summary: "List a store's products",
        params,
        querystring: productQuery,
        response: { 200: productListSchema, ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { chain_id: chainId, vendor_id: vendorId } = request.params
      if (!(await findVendor(sql, chainId, vendorId))) throw vendorNotFound()
      return listProducts(sql, { chainId, vendorId }, request.query, deps.now())
    },
  )

  app.get(
    '/vendors/:vendor_id/categories',
    {
      config: { operation: 'read catalog' },
      schema: {
        summary: "A store's categories, in the order in which pickers walk",
        params,
        querystring: z.object({ only_leaves: yesOrNo.default(true) }),
        response: { 200: z.array(categorySchema), ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { chain_id: chainId, vendor_id: vendorId } = request.params
      if (!(await findVendor(sql, chainId, vendorId))) throw vendorNotFound()
      return listCategories(sql, { chainId, vendorId }, request.query.only_leaves)
    },
  )

  app.post(
    '/vendors/:vendor_id/catalog/export',
    {
      config: { operation: 'change catalog' },
      schema: {
        summary: "Write a store's whole assortment into a file",
        params,
        response: { 202: jobSchema, ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { chain_id: chainId, vendor_id: vendorId } = request.params
      if (!(await findVendor(sql, chainId, vendorId))) throw vendorNotFound()
      const job = await startJob(deps, {
        chainId,
        vendorId,
        kind: 'export',
        address: addressOf(deps, request),
        totalRows: 0,
        parts: [],
      })
      return reply.status(202).send(job)
    },
  )
}
