import { z } from 'zod'
import { deviceRoleSchema } from '@/domain/contract/device'
import { faultSchema } from '@/domain/contract/error'
import { orderIdSchema } from '@/domain/contract/ids'
import { orderStatusSchema } from '@/domain/contract/order'
import { orderUpdateSchema, updateStatusSchema, type UpdateStatus } from '@/domain/contract/orderUpdate'
import { momentSchema } from '@/domain/contract/time'
import { endDifferenceSchema } from './compareEnd'

/** Why a command waits for a person. Only a person takes it off the list. */
export const troubleSchema = z.discriminatedUnion('kind', [
  /** The service read it and said no. */
  z.object({ kind: z.literal('refused'), code: z.string(), faults: z.array(faultSchema) }),
  /** The token may not do this. */
  z.object({ kind: z.literal('forbidden') }),
  /** The service does not know the order, or not any more. */
  z.object({ kind: z.literal('gone') }),
  /** Somebody else ended the order: a customer, a team lead, another device. */
  z.object({
    kind: z.literal('ended-otherwise'),
    status: orderStatusSchema,
    cancelledBy: z.string().nullish(),
    differences: z.array(endDifferenceSchema),
  }),
])
export type Trouble = z.infer<typeof troubleSchema>

/**
 * `waiting`: the service cannot know of it. `unsure`: it was sent, or was about to be when the app ended; the order is
 * read before it is sent again. `needs-you`: see its trouble.
 */
export const commandStateSchema = z.enum(['waiting', 'unsure', 'needs-you'])
export type CommandState = z.infer<typeof commandStateSchema>

const isFinal = ({ status }: { status: UpdateStatus }) => status !== 'UPDATE_CART'

/**
 * The end of an order as a person decided it, kept until the service has confirmed it or a person has let it go. What it
 * says of each line is left as it lies on the disk: with hundreds of orders unsent these are tens of thousands of lines,
 * and only those of the next one are sent.
 */
export const commandSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  /** The service and store that it is meant for; see `workplaceKey`. Nobody else ever gets it. */
  workplace: z.string(),
  /** Whose token may send it. */
  role: deviceRoleSchema,
  orderId: orderIdSchema,
  orderCode: z.string(),
  at: momentSchema,
  by: z.string(),
  update: z.looseObject({ status: updateStatusSchema }).refine(isFinal),
  state: commandStateSchema,
  trouble: troubleSchema.optional(),
})
export type Command = z.infer<typeof commandSchema>
export type CommandId = Command['id']

/** A command that can be sent. */
export const wholeCommandSchema = z.lazy(() =>
  commandSchema.extend({ update: orderUpdateSchema.refine(isFinal) }),
)
export type WholeCommand = z.infer<typeof wholeCommandSchema>

/** What a command makes of its order. */
export type WantedEnd = 'READY_FOR_PICKUP' | 'DISPATCHED' | 'CANCELLED'

export function wantedEnd({ update }: Pick<Command, 'update'>): WantedEnd {
  return update.status === 'UPDATE_CART' ? 'READY_FOR_PICKUP' : update.status
}

/** Two sessions work for the same store of the same service exactly when their keys are equal. */
export function workplaceKey(workplace: { address: string; chainId: string; vendorId: string }): string {
  return [workplace.address, workplace.chainId, workplace.vendorId].map(encodeURIComponent).join(' ')
}
