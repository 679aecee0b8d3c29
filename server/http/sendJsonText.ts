import type { FastifyReply } from 'fastify'

/**
 * Sends JSON that is text already, as its bytes. Typed as never, since the text stands for what the route's schema
 * promises; the tests parse such answers by that schema.
 */
export function sendJsonText(reply: FastifyReply, text: Buffer): never {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text) as never
}
