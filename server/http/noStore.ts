import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Orders name customers: no cache on the way, nor a browser's own, keeps what the API answers. */
export const noStore = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (url.startsWith('/v2/')) reply.header('cache-control', 'no-store')
    done()
  })
})
