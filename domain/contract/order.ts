import { z } from 'zod'
import { chainIdSchema, lineIdSchema, orderIdSchema, skuSchema, vendorIdSchema } from './ids'
import { momentSchema } from './time'

export const ORDER_STATUSES = [
  'RECEIVED',
  'READY_FOR_PICKUP',
  'DISPATCHED',
  'PICKED_UP',
  'DELIVERED',
  'CANCELLED',
] as const
export const orderStatusSchema = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof orderStatusSchema>

export const lineStatusSchema = z.enum(['NOT_PROCESSED', 'IN_CART', 'NOT_FOUND', 'REPLACED', 'ADDITION'])
export type LineStatus = z.infer<typeof lineStatusSchema>

export const pricingTypeSchema = z.enum(['UNIT', 'KG'])
export type PricingType = z.infer<typeof pricingTypeSchema>

/** LOGISTICS_DELIVERY: a platform's rider collects. VENDOR_DELIVERY: the store delivers. */
export const transportTypeSchema = z.enum(['LOGISTICS_DELIVERY', 'VENDOR_DELIVERY'])
export type TransportType = z.infer<typeof transportTypeSchema>

export const cancelReasonSchema = z.enum(['CLOSED', 'ITEM_UNAVAILABLE', 'TOO_BUSY'])
export type CancelReason = z.infer<typeof cancelReasonSchema>

/** Amounts are decimals with at most three places; see `domain/money/decimal`. */
export const pricingSchema = z.looseObject({
  pricing_type: pricingTypeSchema,
  unit_price: z.number(),
  total_price: z.number(),
  /** Pieces of a UNIT line. A KG line keeps 1. */
  quantity: z.number(),
  /** Kilograms of a KG line. */
  weight: z.number().optional(),
  /** Bounds of the quantity (UNIT) or of the weight (KG). */
  min_quantity: z.number(),
  max_quantity: z.number(),
})
export type Pricing = z.infer<typeof pricingSchema>

export const replacementPreferenceSchema = z.looseObject({
  kind: z.enum(['BEST_MATCH', 'CHOSEN', 'NO_REPLACEMENT', 'CALL_ME']),
  skus: z.array(skuSchema).default([]),
})
export type ReplacementPreference = z.infer<typeof replacementPreferenceSchema>

/** The promotion under which a line was ordered, and what it would have cost without. */
export const linePromotionSchema = z.looseObject({
  promotion_id: z.string(),
  display_name: z.record(z.string(), z.string()),
  original_unit_price: z.number(),
})
export type LinePromotion = z.infer<typeof linePromotionSchema>

export const orderLineSchema = z.looseObject({
  _id: lineIdSchema,
  sku: skuSchema,
  name: z.string(),
  barcode: z.array(z.string()),
  image_url: z.string().nullish(),
  status: lineStatusSchema,
  pricing: pricingSchema,
  /** Frozen as ordered. */
  original_pricing: pricingSchema,
  instructions: z.string().nullish(),
  /** On a replacement: the `_id` of the line it stands for. */
  replaced_id: lineIdSchema.nullish(),
  replacement_preference: replacementPreferenceSchema.nullish(),
  promotion: linePromotionSchema.nullish(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

export const clientSchema = z.looseObject({
  id: z.string(),
  chain_id: chainIdSchema,
  name: z.string(),
  country_code: z.string(),
  /** The vendor's id. */
  store_id: vendorIdSchema,
})

export const customerSchema = z.looseObject({
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  delivery_address: z.looseObject({}).nullish(),
})
export type Customer = z.infer<typeof customerSchema>

export const paymentSchema = z.looseObject({
  sub_total: z.number(),
  order_total: z.number(),
  delivery_fee: z.number(),
  service_fee: z.number(),
  discount: z.number(),
  total_taxes: z.number(),
  type: z.string(),
})
export type Payment = z.infer<typeof paymentSchema>

export const cancellationSchema = z.looseObject({
  reason: z.string().nullish(),
  cancelled_by: z.string(),
  post_picked_up: z.boolean().nullish(),
})
export type Cancellation = z.infer<typeof cancellationSchema>

/** One shape for the webhook, the single read, the list, and the answer to a PUT. */
export const orderSchema = z.looseObject({
  order_id: orderIdSchema,
  external_order_id: z.string(),
  /** Short, what people say to each other: `K7-204`. */
  order_code: z.string(),
  status: orderStatusSchema,
  order_type: z.enum(['DELIVERY', 'PICKUP']),
  transport_type: transportTypeSchema,
  isPreorder: z.boolean(),
  promised_for: momentSchema,
  accepted_for: momentSchema.nullish(),
  comment: z.string().nullish(),
  /** Only on a cancellation; true after the rider picked the order up. */
  post_pickup_flag: z.boolean().optional(),
  client: clientSchema,
  customer: customerSchema,
  payment: paymentSchema,
  cancellation: cancellationSchema.nullish(),
  sys: z.looseObject({
    created_at: momentSchema,
    updated_at: momentSchema,
    /** Grows by one with every change, so that whoever listens can put events in order. */
    version: z.int(),
  }),
  items: z.array(orderLineSchema),
})
export type Order = z.infer<typeof orderSchema>
