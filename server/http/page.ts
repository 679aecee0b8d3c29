import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Digits only: `1e2`, ` 7` and `0x10` are mistakes, not numbers. */
const digits = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** Ten million pages are more than any list has, and small enough for an offset of the database. */
export const pageSchema = digits(1, 10_000_000).default(1)
export const pageSizeSchema = digits(1, 500).default(20)

/** Says in headers where in the whole list this page stands, and where the next one is. */
export function tellPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: number,
  pageSize: number,
  total: number,
): void {
  reply.header('X-Total-Count', total).header('X-Page', page).header('X-Page-Size', pageSize)
  if (page * pageSize >= total) return
  const [path = '', query = ''] = request.url.split('?', 2)
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  reply.header('Link', `<${path}?${next.toString()}>; rel="next"`)
}
