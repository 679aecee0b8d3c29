import type { FastifyReply } from 'fastify'

/**
 * Sends JSON that is text already. Typed as never, since the text stands for what the route's schema promises;
 * the tests parse such answers by that schema.
 */
export function sendJsonText(reply: FastifyReply, text: string): never {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body) => String(body))
    .send(text) as never
}
