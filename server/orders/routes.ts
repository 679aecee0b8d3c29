import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orderArraySchema } from '@/domain/contract/orderList'
import { chainIdSchema, orderIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { orderSchema, orderStatusSchema } from '@/domain/contract/order'
import { orderUpdateSchema } from '@/domain/contract/orderUpdate'
import { askedMomentSchema } from '@/domain/contract/time'
import type { Deps } from '@/server/deps'
import { pageSchema, pageSizeSchema, tellPage } from '@/server/http/page'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { sendIfChanged, sendJsonText } from '@/server/http/sendJsonText'
import { listOrders, readOrder } from './readOrders'
import { updateOrder } from './updateOrder'

const listQuery = z.object({
  start_time: askedMomentSchema.optional(),
  end_time: askedMomentSchema.optional(),
  status: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(orderStatusSchema))
    .default([]),
  page: pageSchema,
  page_size: pageSizeSchema,
})

export async function orderRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now } = deps
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/orders/:order_id',
    {
      config: { operation: 'read orders' },
      schema: {
        summary: 'Read one order',
        params: z.object({ chain_id: chainIdSchema, order_id: orderIdSchema }),
        response: { 200: orderSchema, ...refusalAnswers(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) =>
      sendJsonText(reply, await readOrder(db.sql, request.caller, request.params.order_id, now())),
  )

  app.put(
    '/orders/:order_id',
    {
      config: { operation: 'pick orders' },
      schema: {
        summary: 'Fulfil, change, check or cancel an order',
        params: z.object({ chain_id: chainIdSchema, order_id: orderIdSchema }),
        body: orderUpdateSchema,
        response: { 200: orderSchema, ...refusalAnswers(400, 401, 403, 404, 409, 413, 422, 429) },
      },
    },
    async (request) => updateOrder(deps, request.caller, request.params.order_id, request.body),
  )

  // The document names the list by both paths; they answer the same.
  for (const path of ['/vendors/:vendor_id', '/vendors/:vendor_id/orders']) {
    app.get(
      path,
      {
        config: { operation: 'read orders' },
        schema: {
          summary: "List a store's orders, newest first",
          params: z.object({ chain_id: chainIdSchema, vendor_id: vendorIdSchema }),
          querystring: listQuery,
          response: { 200: orderArraySchema, 304: z.null(), ...refusalAnswers(400, 401, 403, 404, 429) },
        },
      },
      async (request, reply) => {
        const { vendor_id } = request.params
        const { text, total } = await listOrders(db.sql, request.caller, vendor_id, request.query, now())
        tellPage(request, reply, request.query.page, request.query.page_size, total)
        return sendIfChanged(request, reply, text)
      },
    )
  }
}
