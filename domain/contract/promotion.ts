import { z } from 'zod'
import { localizedTextSchema } from './product'
import { askedMomentSchema } from './time'

export const promotionTypeSchema = z.enum(['STRIKETHROUGH', 'SAME_ITEM_BUNDLE'])
export const promotionReasonSchema = z.enum([
  'COMPETITIVENESS',
  'OVERSTOCK',
  'DELISTING',
  'EXPIRING_SOON',
  'NMR',
  'TRADING',
])
export const discountSubtypeSchema = z.enum(['FINAL_PRICE', 'PERCENTAGE', 'ABSOLUTE'])
export type DiscountSubtype = z.infer<typeof discountSubtypeSchema>

/** UTC with a Z, with or without milliseconds. */
const utcSchema = askedMomentSchema.refine((moment) => moment.endsWith('Z'), 'must be UTC and end with Z')

export const discountSchema = z
  .object({
    discount_subtype: discountSubtypeSchema,
    discount_value: z.number().min(0).max(1_000_000_000),
    active: z.boolean().default(true),
    sku: z.array(z.string().min(1).max(200)).min(1).max(100_000),
  })
  .refine(
    ({ discount_subtype, discount_value }) =>
      discount_subtype !== 'PERCENTAGE' || (discount_value >= 1 && discount_value <= 100),
    { path: ['discount_value'], message: 'a percentage lies within 1 and 100' },
  )

/** The body of `PUT /promotion`: creates, modifies or, with `active: false`, stops. */
export const promotionSchema = z.object({
  vendors: z.array(z.string().min(1).max(100)).min(1).max(10_000),
  type: promotionTypeSchema,
  active: z.boolean(),
  reason: promotionReasonSchema,
  display_name: localizedTextSchema.refine((name) => Object.keys(name).length > 0, {
    message: 'needs a name in at least one language',
  }),
  conditions: z
    .object({ start_time: utcSchema, end_time: utcSchema })
    .refine(({ start_time, end_time }) => Date.parse(end_time) > Date.parse(start_time), {
      path: ['end_time'],
      message: 'must lie after start_time',
    }),
  discount: z.array(discountSchema).min(1).max(1000),
})
export type Promotion = z.infer<typeof promotionSchema>

export const promotionStateSchema = z.enum(['Upcoming', 'Running', 'Ended', 'Cancelled'])
export type PromotionState = z.infer<typeof promotionStateSchema>
