import { z } from 'zod'
import { orderSchema } from './order'

/** What our service answers: the bare array. */
export const orderArraySchema = z.array(orderSchema)

/**
 * Our service answers a bare array, other platforms an envelope; a client takes both.
 * A body that is an object is judged as an envelope, so that the complaint names the field that is missing there.
 */
function listOf<Told extends z.ZodType>(told: Told) {
  const bareList = z.array(told)
  const envelope = z.looseObject({
    orders: bareList,
    page_number: z.int(),
    page_size: z.int(),
    total_pages: z.int(),
  })
  return z.unknown().transform((body, context) => {
    const parsed = Array.isArray(body) ? bareList.safeParse(body) : envelope.safeParse(body)
    if (parsed.success) return Array.isArray(parsed.data) ? parsed.data : parsed.data.orders
    for (const issue of parsed.error.issues) {
      context.issues.push({ code: 'custom', path: issue.path, message: issue.message, input: body })
    }
    return z.NEVER
  })
}

export const orderListSchema = listOf(orderSchema)

/** The orders of an answer before any of them is parsed. */
export const unparsedOrderListSchema = listOf(z.unknown())
