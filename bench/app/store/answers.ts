import { once } from 'node:events'
import { type FastifyInstance } from 'fastify'
import { type Order } from '@/domain/contract/order'
import { orderUpdateSchema } from '@/domain/contract/orderUpdate'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { toldAt } from '../../shelf/assortment'
import { PAGE_SIZE, type Stock } from './protocol'

/** `letGo`: who waits for the page that is held. */
export type Shop = { readonly stock: Stock; letGo: AbortController }

type Asked = { Querystring: { page?: string; page_size?: string; status?: string; query_term?: string } }
type Named = { Params: { orderId: string } }

/** Answers as the service does, from memory. */
export function answer(api: FastifyInstance, shop: Shop): void {
  const { stock } = shop
  const findPlace = (orderId: string) => stock.orders.findIndex(({ order_id }) => order_id === orderId)

  api.get<Asked>('/vendors/:vendorId/orders', (request, reply) => {
    const { page = '1', page_size = '20', status = '' } = request.query
    const [from, size] = [(Number(page) - 1) * Number(page_size), Number(page_size)]
    const wanted = stock.orders.filter((order) => status === '' || status.split(',').includes(order.status))
    if (from + size < wanted.length) void reply.header('link', '<next>; rel="next"')
    const shown = wanted.slice(from, from + size)
    const mark = markOf(shown)
    void reply.header('etag', mark)
    if (request.headers['if-none-match'] === mark) return reply.code(304).send()
    return reply.type('application/json').send(`[${shown.map(textOf).join()}]`)
  })
  api.get<Named>('/orders/:orderId', (request, reply) => {
    const found = stock.orders[findPlace(request.params.orderId)]
    return found ? reply.send(found) : reply.code(404).send({ code: 'NOT_FOUND', message: 'No such order' })
  })
  api.put<Named>('/orders/:orderId', (request, reply) => {
    const place = findPlace(request.params.orderId)
    const order = stock.orders[place]
    if (order === undefined || !stock.takesUpdates)
      return reply.code(503).send({ code: 'UNAVAILABLE', message: 'Out of order' })
    const verdict = judgeUpdate(order, orderUpdateSchema.parse(request.body), NO_CATALOG, new Date())
    if (verdict.kind !== 'changed')
      return reply.code(422).send({ code: 'REFUSED', message: `It is ${verdict.kind}` })
    stock.orders = stock.orders.with(place, verdict.order)
    return reply.send(verdict.order)
  })
  api.get<Asked>('/vendors/:vendorId/catalog', async (request) => {
    const { page = '1', query_term } = request.query
    const { products, edition, heldPage } = stock
    const { signal } = shop.letGo
    if (Number(page) === heldPage && !signal.aborted) await once(signal, 'abort')
    const from = (Number(page) - 1) * PAGE_SIZE
    const size = query_term === undefined ? Math.max(0, Math.min(PAGE_SIZE, products - from)) : 0
    return {
      products: Array.from({ length: size }, (_, row) => inEdition(edition, from + row)),
      page_number: Number(page),
      page_size: PAGE_SIZE,
      total_pages: Math.max(1, Math.ceil(products / PAGE_SIZE)),
    }
  })
  api.get('/vendors/:vendorId/categories', () => [])
}

const NO_CATALOG = { products: new Map(), weightedItemsEnabled: true }

const texts = new WeakMap<Order, string>()

/** Written once: a machine that writes a thousand orders again and again is no measure of who reads them. */
function textOf(order: Order): string {
  const text = texts.get(order) ?? JSON.stringify(order)
  texts.set(order, text)
  return text
}

const markOf = (orders: readonly Order[]) =>
  `"${orders.map(({ order_id, sys }) => `${order_id}:${sys.version}`).join('-')}"`

function inEdition(edition: number, index: number) {
  const told = toldAt(index)
  return { ...told, price: told.price + edition }
}
