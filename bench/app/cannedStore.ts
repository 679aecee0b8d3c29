import { fastify, type FastifyInstance } from 'fastify'
import { webApp } from '@/server/web/webApp'
import { type Order } from '@/domain/contract/order'
import { toldAt } from '../shelf/assortment'

/** What the store of the benchmark has; may change while it is served. */
export type Stock = {
  orders: Order[]
  products: number
  /** Whether orders can be finished; else the service is out of order, and what is decided waits. */
  takesUpdates: boolean
}

export type CannedStore = { url: string; stock: Stock; close: () => Promise<void> }

const PAGE_SIZE = 500

/**
 * Serves a built app and, in the service's place, the answers of a store of any size: a thousand orders of eighty lines
 * are made at once. What the service itself costs is measured by `bench:service`.
 */
export async function serveStore(webRoot: string, stock: Stock): Promise<CannedStore> {
  const app = fastify()
  await app.register(async (api) => answer(api, stock), { prefix: '/v2/chains/:chainId' })
  await webApp(app, { webRoot })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, stock, close: () => app.close() }
}

type Asked = { Querystring: { page?: string; page_size?: string; status?: string; query_term?: string } }

function answer(api: FastifyInstance, stock: Stock): void {
  api.get<Asked>('/vendors/:vendorId/orders', (request, reply) => {
    const { page = '1', page_size = '20', status = '' } = request.query
    const [from, size] = [(Number(page) - 1) * Number(page_size), Number(page_size)]
    const wanted = stock.orders.filter((order) => status === '' || status.split(',').includes(order.status))
    if (from + size < wanted.length) void reply.header('link', '<next>; rel="next"')
    return reply.send(wanted.slice(from, from + size))
  })
  api.get<{ Params: { orderId: string } }>('/orders/:orderId', (request, reply) => {
    const found = stock.orders.find(({ order_id }) => order_id === request.params.orderId)
    return found ? reply.send(found) : reply.code(404).send({ code: 'NOT_FOUND', message: 'No such order' })
  })
  api.put<{ Params: { orderId: string } }>('/orders/:orderId', (request, reply) => {
    const place = stock.orders.findIndex(({ order_id }) => order_id === request.params.orderId)
    const order = stock.orders[place]
    if (order === undefined || !stock.takesUpdates)
      return reply.code(503).send({ code: 'UNAVAILABLE', message: 'Out of order' })
    const sys = { ...order.sys, version: order.sys.version + 1 }
    const ended: Order = { ...order, status: 'READY_FOR_PICKUP', sys }
    stock.orders[place] = ended
    return reply.send(ended)
  })
  api.get<Asked>('/vendors/:vendorId/catalog', (request) => {
    const { page = '1', query_term } = request.query
    const from = (Number(page) - 1) * PAGE_SIZE
    const size = query_term === undefined ? Math.max(0, Math.min(PAGE_SIZE, stock.products - from)) : 0
    return {
      products: Array.from({ length: size }, (_, row) => toldAt(from + row)),
      page_number: Number(page),
      page_size: PAGE_SIZE,
      total_pages: Math.max(1, Math.ceil(stock.products / PAGE_SIZE)),
    }
  })
  api.get('/vendors/:vendorId/categories', () => [])
}
