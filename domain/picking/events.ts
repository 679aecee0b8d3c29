import { z } from 'zod'
import { lineIdSchema, orderIdSchema } from '@/domain/contract/ids'
import { momentSchema } from '@/domain/contract/time'
import { priceChangeSchema, priceSchema } from './price'
import { productSnapshotSchema } from './productSnapshot'

const lineId = lineIdSchema
const additionId = z.uuid()

/** `hand`: confirmed without a scan; the event's `by` then answers for it. */
const how = z.enum(['scan', 'camera', 'hand'])
const code = z.string().optional()

/** Of what comes in: pieces, or the weight of what is weighed. */
const amount = { quantity: z.int().min(1).optional(), weightKg: z.number().positive().optional() }
const wantedEnd = z.enum(['READY_FOR_PICKUP', 'DISPATCHED', 'CANCELLED'])
const brought = { product: productSnapshotSchema, ...amount, how, code }

/** Made when a journal is first read: so many shapes take a slow device a while, and a start may need none. */
export const pickActSchema = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('picking-begun') }),
    z.object({ type: z.literal('unit-picked'), lineId, how, code }),
    z.object({ type: z.literal('quantity-set'), lineId, quantity: z.int().min(0) }),
    z.object({
      type: z.literal('weighed'),
      lineId,
      weightKg: z.number().positive(),
      how: z.enum(['keypad', 'label']),
      code,
    }),
    z.object({ type: z.literal('weight-removed'), lineId }),
    z.object({ type: z.literal('not-found-reported'), lineId }),
    z.object({ type: z.literal('not-found-revoked'), lineId }),
    /** Lists a line that was not found once more at the end. */
    z.object({ type: z.literal('look-again-wanted'), lineId }),
    /** The whole line: what was picked of it goes back. A second one takes the place of the first. */
    z.object({ type: z.literal('line-replaced'), lineId, ...brought }),
    z.object({ type: z.literal('replacement-removed'), lineId }),
    z.object({ type: z.literal('price-set'), lineId, price: priceChangeSchema }),
    z.object({ type: z.literal('price-removed'), lineId }),
    z.object({ type: z.literal('product-added'), additionId, ...brought, unitPrice: priceSchema.optional() }),
    /** `null` gives the product its own price back. */
    z.object({
      type: z.literal('addition-changed'),
      additionId,
      ...amount,
      unitPrice: priceSchema.nullish(),
    }),
    z.object({ type: z.literal('addition-removed'), additionId }),
    /** Takes back the last act that still stands. */
    z.object({ type: z.literal('undone'), eventId: z.uuid() }),
    /** Those below are noted. They happened and are never undone. */
    z.object({
      type: z.literal('customer-called'),
      lineId: lineId.optional(),
      outcome: z.enum(['agreed', 'declined', 'no-answer']),
    }),
    z.object({ type: z.literal('cart-checked'), version: z.int(), faults: z.int().min(0) }),
    /** Somebody decided how the order ends. The cart stays as it is from here on, whenever it is sent. */
    z.object({ type: z.literal('end-decided'), commandId: z.uuid(), status: wantedEnd }),
    /** Somebody took the decision back, or let it go because the order ended in another way. */
    z.object({ type: z.literal('end-withdrawn'), commandId: z.uuid() }),
    /** The service confirmed it. */
    z.object({ type: z.literal('order-sent'), status: wantedEnd, version: z.int() }),
  ]),
)
/** What a picker did, in the past tense. */
export type PickAct = z.infer<typeof pickActSchema>

export type ActOf<Type extends PickAct['type']> = Extract<PickAct, { type: Type }>

/** An act that is noted and changes nothing in the cart. */
export type NoteAct = ActOf<
  'customer-called' | 'cart-checked' | 'end-decided' | 'end-withdrawn' | 'order-sent'
>

/** An act on one line. */
export type LineAct = Exclude<Extract<PickAct, { lineId: unknown }>, NoteAct>

/** An act on what the store adds to the order. */
export type AdditionAct = Extract<PickAct, { additionId: unknown }>

const stampSchema = z.object({
  id: z.uuid(),
  orderId: orderIdSchema,
  at: momentSchema,
  /** Who, as shown to people. */
  by: z.string(),
})

/** An entry of the journal. Journals lie on disk, so an entry is parsed before it is trusted. */
export const pickEventSchema = stampSchema.and(pickActSchema)
export type PickEvent = z.infer<typeof pickEventSchema>
