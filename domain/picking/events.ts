import { z } from 'zod'
import { lineIdSchema, orderIdSchema } from '@/domain/contract/ids'
import { momentSchema } from '@/domain/contract/time'

const lineId = lineIdSchema

export const pickActSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picking-begun') }),
  z.object({
    type: z.literal('unit-picked'),
    lineId,
    /** `hand`: confirmed without a scan; the event's `by` then answers for it. */
    how: z.enum(['scan', 'camera', 'hand']),
    code: z.string().optional(),
  }),
  z.object({ type: z.literal('quantity-set'), lineId, quantity: z.int().min(0) }),
  z.object({
    type: z.literal('weighed'),
    lineId,
    weightKg: z.number().positive(),
    how: z.enum(['keypad', 'label']),
    code: z.string().optional(),
  }),
  z.object({ type: z.literal('weight-removed'), lineId }),
  z.object({ type: z.literal('not-found-reported'), lineId }),
  z.object({ type: z.literal('not-found-revoked'), lineId }),
  /** Lists a line that was not found once more at the end. */
  z.object({ type: z.literal('look-again-wanted'), lineId }),
  /** Takes back the last act that still stands. */
  z.object({ type: z.literal('undone'), eventId: z.uuid() }),
])
/** What a picker did, in the past tense. */
export type PickAct = z.infer<typeof pickActSchema>

/** An act on one line. */
export type LineAct = Extract<PickAct, { lineId: unknown }>

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
