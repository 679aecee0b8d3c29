import { z } from 'zod'
import { deviceRoleSchema } from './device'
import { jobStatusSchema } from './job'
import { orderStatusSchema, replacementPreferenceSchema } from './order'
import { localizedTextSchema } from './product'
import { discountSubtypeSchema, promotionStateSchema } from './promotion'
import { askedMomentSchema, momentSchema } from './time'

const idSchema = z.string().min(1).max(100)
const labelSchema = z.string().trim().min(1).max(200)

export const portalChainSchema = z.object({
  chain_id: z.string(),
  name: z.string(),
  vendors: z.array(
    z.object({
      vendor_id: z.string(),
      name: z.string(),
      currency: z.string(),
      weighted_items_enabled: z.boolean(),
    }),
  ),
})
export type PortalChain = z.infer<typeof portalChainSchema>

/** Ids stand in addresses, so they are made of what needs no escaping there. */
const newIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/, 'must be letters, digits, dots and dashes')

export const newChainSchema = z.object({ chain_id: newIdSchema, name: labelSchema })

export const newVendorSchema = z.object({
  vendor_id: newIdSchema,
  name: labelSchema,
  country_code: z.string().regex(/^[A-Z]{2}$/, 'must be two letters, such as DE'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be three letters, such as EUR'),
  weighted_items_enabled: z.boolean().default(true),
  order_code_prefix: z
    .string()
    .regex(/^[A-Z0-9]{1,4}$/)
    .default('T1'),
})

export const newTokenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chain'), name: labelSchema }),
  z.object({
    kind: z.literal('device'),
    name: labelSchema,
    vendor_id: idSchema,
    role: deviceRoleSchema,
    /** Whether several people work with the device, each with a PIN; absent: no. A team lead's is never shared. */
    shared: z.boolean().optional(),
  }),
])
export type NewToken = z.infer<typeof newTokenSchema>

/** A device's token comes with the code that sets the device up. */
export const createdTokenSchema = z.object({
  id: z.uuid(),
  token: z.string(),
  setup_code: z.string().optional(),
})

/** A token as it is listed: everything but the token. */
export const listedTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['chain', 'device']),
  vendor_id: z.string().nullable(),
  role: deviceRoleSchema.nullable(),
  created_at: momentSchema,
  revoked_at: momentSchema.nullable(),
})
export type ListedToken = z.infer<typeof listedTokenSchema>

/** A secret travels in a header, which takes visible ASCII only. */
export const webhookSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  secret: z.string().regex(/^[\x21-\x7e]{8,512}$/, 'must be 8 to 512 visible ASCII characters'),
})

/** An address as it is listed: everything but the secret. The chain's own has no store. */
export const listedWebhookSchema = z.object({
  vendor_id: z.string().nullable(),
  url: z.string(),
  updated_at: momentSchema,
})
export type ListedWebhook = z.infer<typeof listedWebhookSchema>

/** What came of a test: an answer of the receiver, or the reason why there is none. */
export const webhookTestSchema = z.object({
  delivered: z.boolean(),
  status: z.int().nullable(),
  text: z.string(),
  ms: z.int(),
})
export type WebhookTest = z.infer<typeof webhookTestSchema>

export const deliveryStateSchema = z.enum(['WAITING', 'DELIVERED', 'PARKED'])

/** One try: where to, and what came back. The address stands without its query, which may hold a secret. */
export const deliveryTrySchema = z.object({
  at: momentSchema,
  url: z.string().nullable(),
  status: z.int().nullable(),
  text: z.string(),
  ms: z.int(),
})
export type DeliveryTry = z.infer<typeof deliveryTrySchema>

export const deliverySchema = z.object({
  id: z.uuid(),
  vendor_id: z.string(),
  order_id: z.uuid().nullable(),
  job_id: z.uuid().nullable(),
  event: z.string(),
  state: deliveryStateSchema,
  tries: z.int(),
  created_at: momentSchema,
  last_try_at: momentSchema.nullable(),
  next_try_at: momentSchema.nullable(),
  delivered_at: momentSchema.nullable(),
  answer_status: z.int().nullable(),
  answer_text: z.string().nullable(),
  payload: z.string(),
  /** The last 20, newest last. */
  tried: z.array(deliveryTrySchema),
})
export type Delivery = z.infer<typeof deliverySchema>

/** The smallest amount is the last decimal that is kept. */
const amountSchema = z.number().min(0.001).max(10_000)

export const testOrderItemSchema = z
  .object({
    sku: z.string().min(1).max(200),
    quantity: z.int().positive().max(10_000).optional(),
    weight: amountSchema.optional(),
    min_quantity: z.number().min(0).max(10_000).optional(),
    max_quantity: amountSchema.optional(),
    // What a platform may add to it is kept when read; what a caller adds here is not.
    replacement_preference: replacementPreferenceSchema.strip().optional(),
    instructions: z.string().max(1000).optional(),
  })
  .refine((item) => item.quantity === undefined || item.weight === undefined, {
    path: ['weight'],
    message: 'send quantity or weight, not both',
  })

export const testOrderSchema = z.object({
  delivery: z.enum(['PLATFORM', 'VENDOR']),
  items: z.array(testOrderItemSchema).min(1).max(500),
  comment: z.string().max(1000).optional(),
  promised_in_minutes: z.number().min(-10_000).max(100_000).optional(),
  created_at: askedMomentSchema.optional(),
  outcome: z
    .object({
      status: z.enum(['READY_FOR_PICKUP', 'CANCELLED']),
      cancelled_by: z.enum(['CUSTOMER', 'VENDOR', 'LOGISTICS']).optional(),
      reason: z.string().max(200).optional(),
      items: z.array(z.object({ sku: z.string(), status: z.enum(['IN_CART', 'NOT_FOUND']) })).optional(),
    })
    .optional(),
})
export type TestOrder = z.infer<typeof testOrderSchema>

export const portalJobSchema = z.object({
  job_id: z.uuid(),
  kind: z.enum(['update', 'create', 'export', 'promotion']),
  job_status: jobStatusSchema,
  vendor_id: z.string().nullable(),
  total_rows: z.int(),
  done_rows: z.int(),
  created_at: momentSchema,
  finished_at: momentSchema.nullable(),
})
export type PortalJob = z.infer<typeof portalJobSchema>

/** One job with what came of it. What it came to depends on its kind. */
export const portalJobDetailsSchema = portalJobSchema.extend({
  result: z.record(z.string(), z.unknown()),
  /** Whether there is a file to download. */
  has_file: z.boolean(),
})
export type PortalJobDetails = z.infer<typeof portalJobDetailsSchema>

export const portalPromotionSchema = z.object({
  promotion_id: z.uuid(),
  state: promotionStateSchema,
  type: z.string(),
  reason: z.string(),
  display_name: localizedTextSchema,
  vendors: z.array(z.string()),
  start_time: momentSchema,
  end_time: momentSchema,
  products: z.int(),
})
export type PortalPromotion = z.infer<typeof portalPromotionSchema>

/** A product under a promotion, in one store. */
export const promotedProductSchema = z.object({
  vendor_id: z.string(),
  sku: z.string(),
  title: z.string(),
  discount_subtype: discountSubtypeSchema,
  discount_value: z.number(),
  /** What it costs without. */
  price: z.number(),
  /** What it costs with; null where the promotion does not change the price of the single item. */
  promoted_price: z.number().nullable(),
})
export type PromotedProduct = z.infer<typeof promotedProductSchema>

/** One promotion with a page of its products. */
export const portalPromotionDetailsSchema = portalPromotionSchema.extend({
  items: z.array(promotedProductSchema),
})
export type PortalPromotionDetails = z.infer<typeof portalPromotionDetailsSchema>

export const outsideEventSchema = z.object({
  type: z.enum(['RIDER_PICKED_UP', 'DELIVERED', 'CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED']),
})

/** A version of an order and what led to it. */
export const orderChangeSchema = z.object({
  version: z.int(),
  status: orderStatusSchema,
  /** `checkout`, `test order`, `token` and its id, or what happened outside the store. */
  cause: z.string(),
  /** What the token is called that was used for it. */
  token_name: z.string().nullable(),
  at: momentSchema,
})
export type OrderChange = z.infer<typeof orderChangeSchema>

const countSchema = z.int().min(0)

/** How a chain stands: orders and jobs by state, and events that have not arrived. */
export const overviewSchema = z.object({
  orders: z.record(orderStatusSchema, countSchema),
  /** Waiting to be picked, and past their promise. */
  late_orders: countSchema,
  jobs: z.record(jobStatusSchema, countSchema),
  deliveries: z.object({
    waiting: countSchema,
    /** Tried at least once, in vain, and to be tried again. */
    failing: countSchema,
    /** Given up until a person sends them again. */
    parked: countSchema,
  }),
})
export type Overview = z.infer<typeof overviewSchema>
