import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const LOCAL_PAGE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const A_DAY_SECONDS = 86_400

/**
 * A web app served elsewhere may call the API: it must bring a token, and no cookie is ever read, so a foreign
 * page gains nothing. What the demo gives without a token, only pages of this machine may read.
 */
export const allowBrowsers = fp(async (app: FastifyInstance) => {
  await app.register(cors, {
    delegator: (request, callback) => {
      const needsToken = request.url?.startsWith('/v2/') === true
      const isLocal = LOCAL_PAGE.test(request.headers.origin ?? '')
      callback(null, {
        origin: needsToken ? '*' : isLocal,
        methods: ['GET', 'PUT', 'POST'],
        allowedHeaders: ['Authorization', 'Content-Type'],
        exposedHeaders: ['Link', 'Retry-After', 'X-Total-Count', 'X-Page', 'X-Page-Size'],
        maxAge: A_DAY_SECONDS,
        // Else a question that is no browser's gets a refusal that is not JSON.
        strictPreflight: false,
      })
    },
  })
})
