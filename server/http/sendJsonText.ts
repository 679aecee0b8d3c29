import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends JSON that is text already, as its bytes. Typed as never, since the text stands for what the route's schema
 * promises; the tests parse such answers by that schema.
 */
export function sendJsonText(reply: FastifyReply, text: Buffer): never {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text) as never
}

/**
 * The same, with a mark of what it says and whether more follows: who brings the mark of the same answer is told that
 * nothing has changed.
 */
export function sendIfChanged(request: FastifyRequest, reply: FastifyReply, text: Buffer): never {
  const hash = createHash('sha1')
    .update(text)
    .update(String(reply.getHeader('link')))
  const mark = `"${hash.digest('base64url')}"`
  void reply.header('etag', mark)
  return request.headers['if-none-match'] === mark
    ? (reply.code(304).send() as never)
    : sendJsonText(reply, text)
}
