import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { rateLimited } from '@/server/problems/refusal'

/**
 * At most so many requests a minute by one token, where the configuration says so. Each instance counts what it
 * sees: the limit protects the service, it is not a bill.
 */
export const limitRate = fp(async (app: FastifyInstance, options: { perMinute: number }) => {
  if (options.perMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    max: options.perMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request) => request.caller?.tokenId ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.max(1, Math.ceil(ttl / 1000))),
  })
})
