import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { orderIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { orderStatusSchema, type Order } from '@/domain/contract/order'
import { outsideEventSchema } from '@/domain/contract/portal'
import type { OutsideEvent } from '@/domain/orders/transitions'
import type { Deps } from '@/server/deps'
import { getChainOrder, getOrderHistory, listChainOrders } from '@/server/orders/chainOrders'
import { happenOutside } from '@/server/orders/outsideEvent'
import { Refusal } from '@/server/problems/refusal'
import { filterSchema } from '../parts/filter'
import { chainAddress } from '../parts/Layout'
import { PAGE_SIZE } from '../parts/Pager'
import { ORDER_WORDS } from '../parts/statusWords'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { OrderDetails } from './OrderDetails'
import { OrderList } from './OrderList'
import { testOrderPages } from './testOrder/routes'
import { OUTSIDE_EVENTS } from './words'

const orderParams = chainParams.extend({ order_id: orderIdSchema })

const listQuery = visitQuery.extend({
  vendor_id: filterSchema(vendorIdSchema),
  status: filterSchema(orderStatusSchema),
})

const orderQuery = visitQuery.extend({ refused: outsideEventSchema.shape.type.optional() })

const NOTICES: Record<string, string> = {
  placed: 'The order was placed.',
  ...Object.fromEntries(Object.entries(OUTSIDE_EVENTS).map(([event, { done }]) => [event, done])),
}

export async function orderPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/chains/:chain_id/orders',
    { schema: { params: chainParams, querystring: listQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { vendor_id: vendorId, status, page } = request.query
      const { text, total } = await listChainOrders(deps, chain.chain_id, {
        vendorId,
        status,
        page,
        pageSize: PAGE_SIZE,
      })
      const orders = JSON.parse(text.toString('utf8')) as Order[]
      const list = { chain, orders, total, page, vendorId, status, now: deps.now() }
      return sendPage(request, reply, {
        title: 'Orders',
        chain,
        section: 'orders',
        children: <OrderList {...list} />,
      })
    },
  )

  await testOrderPages(instance, deps)

  app.get(
    '/chains/:chain_id/orders/:order_id',
    { schema: { params: orderParams, querystring: orderQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { order_id: orderId } = request.params
      const order = await getChainOrder(deps, chain.chain_id, orderId)
      const changes = await getOrderHistory(deps, chain.chain_id, orderId)
      const { done, refused } = request.query
      return sendPage(request, reply, {
        title: `Order ${order.order_code}`,
        chain,
        section: 'orders',
        notice: NOTICES[done ?? ''],
        children: (
          <OrderDetails
            chain={chain}
            order={order}
            changes={changes}
            now={deps.now()}
            refused={refused && refusedWords(refused, order)}
          />
        ),
      })
    },
  )

  app.post(
    '/chains/:chain_id/orders/:order_id/events',
    { schema: { params: orderParams, body: outsideEventSchema.loose() } },
    async (request, reply) => {
      const { chain_id: chainId, order_id: orderId } = request.params
      const { type } = request.body
      const isDone = await happens(deps, chainId, orderId, type)
      const what = isDone ? `done=${type}` : `refused=${type}`
      return goTo(reply, `${chainAddress(chainId)}/orders/${orderId}?${what}`)
    },
  )
}

/** False when somebody was faster and it cannot happen any more. */
async function happens(deps: Deps, chainId: string, orderId: string, event: OutsideEvent): Promise<boolean> {
  try {
    await happenOutside(deps, chainId, orderId, event)
    return true
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 409) return false
    throw problem
  }
}

const refusedWords = (event: OutsideEvent, order: Order) =>
  `“${OUTSIDE_EVENTS[event].button}” was not possible. The order is now: ${ORDER_WORDS[order.status].words}.`
