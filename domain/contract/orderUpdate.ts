import { z } from 'zod'
import { cancelReasonSchema, lineStatusSchema, pricingTypeSchema } from './order'

/** No amount in a shop is larger; beyond it a decimal would no longer survive the way through JSON. */
const amountSchema = z.number().min(-1_000_000_000).max(1_000_000_000)

const nameSchema = z.string().min(1).max(200)

export const lineUpdateSchema = z.object({
  _id: nameSchema.optional(),
  sku: nameSchema.optional(),
  name: z.string().max(1000).optional(),
  status: lineStatusSchema,
  /** On a replacement: the `_id` of the line it stands for. */
  replaced_id: nameSchema.nullish(),
  pricing: z.object({
    pricing_type: pricingTypeSchema,
    unit_price: amountSchema.nullish(),
    total_price: amountSchema.nullish(),
    quantity: amountSchema.nullish(),
    weight: amountSchema.nullish(),
    min_quantity: amountSchema.nullish(),
    max_quantity: amountSchema.nullish(),
  }),
})
export type LineUpdate = z.infer<typeof lineUpdateSchema>

export const updateStatusSchema = z.enum(['READY_FOR_PICKUP', 'DISPATCHED', 'CANCELLED', 'UPDATE_CART'])
export type UpdateStatus = z.infer<typeof updateStatusSchema>

/** The body of `PUT /orders/{order_id}`. What else a rule wants is judged in `domain/orders`, so that all faults come at once. */
export const orderUpdateSchema = z.object({
  order_id: z.string().optional(),
  status: updateStatusSchema,
  items: z.array(lineUpdateSchema).max(2000),
  cancellation: z
    .object({
      reason: cancelReasonSchema.nullish(),
      cancelled_by: z.string().max(100).nullish(),
      post_picked_up: z.boolean().nullish(),
    })
    .nullish(),
})
export type OrderUpdate = z.infer<typeof orderUpdateSchema>
