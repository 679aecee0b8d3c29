import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chainIdSchema, orderIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { orderSchema, orderStatusSchema } from '@/domain/contract/order'
import { orderArraySchema } from '@/domain/contract/orderList'
import { orderChangeSchema, outsideEventSchema, testOrderSchema } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { sendJsonText } from '@/server/http/sendJsonText'
import { getChainOrder, getOrderHistory, listChainOrders } from '@/server/orders/chainOrders'
import { happenOutside } from '@/server/orders/outsideEvent'
import { placeTestOrder } from '@/server/orders/testOrder'
import { getChain, getVendor } from './getChain'

const chainParams = z.object({ chain_id: chainIdSchema })

const orderParams = chainParams.extend({ order_id: orderIdSchema })

const ordersQuery = z.object({
  vendor_id: vendorIdSchema.optional(),
  status: orderStatusSchema.optional(),
  page: pageSchema,
  page_size: pageSizeSchema,
})

export async function portalOrderRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.post(
    '/chains/:chain_id/vendors/:vendor_id/test-orders',
    {
      schema: {
        summary: 'A customer places an order',
        params: chainParams.extend({ vendor_id: vendorIdSchema }),
        body: testOrderSchema,
        response: { 201: orderSchema, ...refusalAnswers(400, 401, 404, 413, 422) },
      },
    },
    async (request, reply) => {
      const { chain_id, vendor_id } = request.params
      await getVendor(sql, chain_id, vendor_id)
      return reply.status(201).send(await placeTestOrder(deps, chain_id, vendor_id, request.body))
    },
  )

  app.post(
    '/chains/:chain_id/orders/:order_id/events',
    {
      schema: {
        summary: 'Something happens to an order outside the store',
        params: orderParams,
        body: outsideEventSchema,
        response: { 200: orderSchema, ...refusalAnswers(400, 401, 404, 409, 413) },
      },
    },
    async (request) =>
      happenOutside(deps, request.params.chain_id, request.params.order_id, request.body.type),
  )

  app.get(
    '/chains/:chain_id/orders',
    {
      schema: {
        summary: "A chain's orders, newest first",
        params: chainParams,
        querystring: ordersQuery,
        response: { 200: orderArraySchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { vendor_id: vendorId, status, page, page_size: pageSize } = request.query
      const { chain_id: chainId } = request.params
      await getChain(sql, chainId)
      const { text, total } = await listChainOrders(deps, chainId, { vendorId, status, page, pageSize })
      tellPage(request, reply, page, pageSize, total)
      return sendJsonText(reply, text)
    },
  )

  app.get(
    '/chains/:chain_id/orders/:order_id',
    {
      schema: {
        summary: 'One order of a chain',
        params: orderParams,
        response: { 200: orderSchema, ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => getChainOrder(deps, request.params.chain_id, request.params.order_id),
  )

  app.get(
    '/chains/:chain_id/orders/:order_id/history',
    {
      schema: {
        summary: 'What happened to an order, version by version',
        params: orderParams,
        response: { 200: z.array(orderChangeSchema), ...refusalAnswers(400, 401, 404) },
      },
    },
    async (request) => getOrderHistory(deps, request.params.chain_id, request.params.order_id),
  )
}
