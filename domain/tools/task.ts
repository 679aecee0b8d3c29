import { z } from 'zod'
import { newProductSchema } from '@/domain/contract/catalogUpdate'
import { deviceRoleSchema } from '@/domain/contract/device'
import { jobIdSchema, skuSchema } from '@/domain/contract/ids'
import { promotionSchema } from '@/domain/contract/promotion'
import { momentSchema } from '@/domain/contract/time'
import { troubleSchema } from '@/domain/outbox/command'

/** What of a product somebody at the shelf may change. */
export const productFieldsSchema = z.object({
  price: z.number().optional(),
  active: z.boolean().optional(),
  maximum_sales_quantity: z.int().optional(),
})
export type ProductFields = z.infer<typeof productFieldsSchema>

/** One product's change: what it was when it was decided, and what it will be. */
export const productChangeSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  was: productFieldsSchema,
  will: productFieldsSchema,
})
export type ProductChange = z.infer<typeof productChangeSchema>

/** Made when a task is first read. */
const workSchema = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('change-products'),
      changes: z.array(productChangeSchema).min(1),
      /** Out of stock until then: at that time the same products are turned on again, by the same task. */
      backAt: momentSchema.optional(),
      /** `back`: they went out, and come back at `dueAt`. */
      phase: z.enum(['once', 'back']),
      /** What was to go out and did not: it has nothing to come back from. */
      refused: z.array(productChangeSchema).optional(),
    }),
    z.object({
      type: z.literal('create-products'),
      /** `*` is every store of the chain. */
      vendors: z.array(z.string()).min(1),
      products: z.array(newProductSchema).min(1),
    }),
    z.object({ type: z.literal('export') }),
    z.object({
      type: z.literal('promotion'),
      intent: z.enum(['create', 'modify', 'stop']),
      promotion: promotionSchema,
    }),
  ]),
)
export type Work = z.infer<typeof workSchema>

/** What a job made of one row: of a product, in a store where there are several. */
export const rowResultSchema = z.object({
  sku: z.string(),
  vendorId: z.string().optional(),
  /** `DUPLICATE`: the store had it already. */
  state: z.enum(['UPDATED', 'CREATED', 'DUPLICATE', 'REFUSED']),
  /** Why not, in the service's words. */
  why: z.string().optional(),
})
export type RowResult = z.infer<typeof rowResultSchema>

/** The rows that somebody must look at again. */
export const refusedRows = (rows: readonly RowResult[]): RowResult[] =>
  rows.filter(({ state }) => state === 'REFUSED')

const jobProgressSchema = z.object({
  id: jobIdSchema,
  totalRows: z.int().optional(),
  doneRows: z.int().optional(),
  /** Set when the job is over. */
  rows: z.array(rowResultSchema).optional(),
  /** Of a promotion: stores and products that do not exist. */
  missing: z
    .object({ vendors: z.array(z.string()), skus: z.record(z.string(), z.array(z.string())) })
    .optional(),
  /** The service gave it up as a whole. */
  hasFailed: z.boolean().optional(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

/**
 * `waiting`: not sent. `unsure`: it was sent, or was about to be. `working`: the service has it as a job. `done`: seen
 * to its end, kept for whoever wants to know. `needs-you`: see its trouble.
 */
export const taskStateSchema = z.enum(['waiting', 'unsure', 'working', 'done', 'needs-you'])
export type TaskState = z.infer<typeof taskStateSchema>

/** What a team lead did for the store, kept until the service has it, and a while longer for its result. */
export const taskSchema = z.object({
  version: z.literal(1),
  kind: z.literal('task'),
  id: z.uuid(),
  workplace: z.string(),
  role: deviceRoleSchema,
  at: momentSchema,
  by: z.string(),
  work: workSchema,
  /** Not to be sent before. */
  dueAt: momentSchema.optional(),
  state: taskStateSchema,
  job: jobProgressSchema.optional(),
  trouble: troubleSchema.optional(),
  /** When it came to its end; with the phase `back`, when it went out. */
  endedAt: momentSchema.optional(),
})
export type Task = z.infer<typeof taskSchema>
export type TaskId = Task['id']
