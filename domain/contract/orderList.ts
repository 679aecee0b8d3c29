import { z } from 'zod'
import { orderSchema } from './order'

const bareList = z.array(orderSchema)

const envelope = z.looseObject({
  orders: z.array(orderSchema),
  page_number: z.int(),
  page_size: z.int(),
  total_pages: z.int(),
})

/** What our service answers: the bare array. */
export const orderArraySchema = bareList

/**
 * Our service answers a bare array, other platforms an envelope; a client takes both.
 * A body that is an object is judged as an envelope, so that the complaint names the field that is missing there.
 */
export const orderListSchema = z.unknown().transform((body, context) => {
  const parsed = Array.isArray(body) ? bareList.safeParse(body) : envelope.safeParse(body)
  if (parsed.success) return Array.isArray(parsed.data) ? parsed.data : parsed.data.orders
  for (const issue of parsed.error.issues) {
    context.issues.push({ code: 'custom', path: issue.path, message: issue.message, input: body })
  }
  return z.NEVER
})
