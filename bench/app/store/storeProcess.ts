import { constants, setPriority } from 'node:os'
import { fastify } from 'fastify'
import { nextVersion } from '@/domain/orders/judgeUpdate'
import { webApp } from '@/server/web/webApp'
import { answerParent } from '../../process/answerParent'
import { ISOLATED } from '../pace'
import { answer, type Shop } from './answers'
import { type Changes, type StoreProtocol } from './protocol'

const app = fastify()
const shop: Shop = {
  stock: { orders: [], products: 0, takesUpdates: true, edition: 0 },
  letGo: new AbortController(),
}

// A service is on another machine: it must not take the browser's time.
setPriority(constants.priority.PRIORITY_LOW)

answerParent<StoreProtocol>(
  {
    serve: async ({ webRoot, hasFineClock }) => {
      if (hasFineClock) app.addHook('onRequest', async (_request, reply) => void reply.headers(ISOLATED))
      await app.register(async (api) => answer(api, shop), { prefix: '/v2/chains/:chainId' })
      await webApp(app, { webRoot })
      return app.listen({ host: '127.0.0.1', port: 0 })
    },
    stock: async (changes) => {
      if (changes.heldPage !== undefined) shop.letGo = new AbortController()
      return say(() => Object.assign(shop.stock, changes))
    },
    add: async (orders) => say(() => (shop.stock.orders = [...shop.stock.orders, ...orders])),
    change: async (changes) => say(() => changeOneByOne(changes)),
    letGo: async () => say(() => shop.letGo.abort()),
  },
  () => app.close(),
)

function say(act: () => unknown): null {
  act()
  return null
}

function changeOneByOne({ orderIds, comment, overMs }: Changes): void {
  for (const [nth, orderId] of orderIds.entries())
    setTimeout(() => changeOne(orderId, comment), (nth * overMs) / orderIds.length)
}

function changeOne(orderId: string, comment: string): void {
  const { stock } = shop
  stock.orders = stock.orders.map((order) =>
    order.order_id === orderId ? nextVersion({ ...order, comment }, new Date()) : order,
  )
}
