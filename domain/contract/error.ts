import { z } from 'zod'

/** Every code the service answers with. A client branches on the code, never on the message. */
export const ERROR_CODES = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'ORDER_NOT_FOUND',
  'VENDOR_NOT_FOUND',
  'JOB_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'NOT_FOUND',
  'INVALID_TRANSITION',
  'TOO_LARGE',
  'ITEM_NOT_FOUND',
  'INVALID_CART_UPDATE',
  'RATE_LIMITED',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** One fault and its place in the request, such as `items[2].pricing.weight`. */
export const faultSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
})
export type Fault = z.infer<typeof faultSchema>

/** The body of every answer that is not a success. Another platform may know codes that we do not. */
export const errorBodySchema = z.looseObject({
  code: z.string(),
  message: z.string(),
  errors: z.array(faultSchema).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
