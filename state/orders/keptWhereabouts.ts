import { z } from 'zod'
import { type OrderId } from '@/domain/contract/ids'
import { workplaceKey } from '@/domain/outbox/command'
import { type Whereabouts } from '@/domain/picking/walk'
import { type Kept } from '@/state/kept/kept'
import { parseKept } from '@/state/kept/parseKept'
import { type Workplace } from '@/state/session/session'
import { orderPlaces } from './orderPlaces'

/** Version 1. */
const fileSchema = z.object({ version: z.literal(1), where: z.record(z.string(), z.array(z.string())) })

/** An order that nobody has opened here has none. */
export const NOWHERE: Whereabouts = {}

export const whereaboutsKey = (orderId: OrderId): string[] => ['orders', 'where', orderId]

export const readWhereabouts = (text: string | undefined): Whereabouts =>
  parseKept(text, fileSchema)?.where ?? NOWHERE

/**
 * Where the lines of an order are found in the store, kept beside the order: who goes on after a restart finds the rows as
 * they were, long before a large catalog is read from the disk again. It goes with the session, and at
 * the next start where its order is over.
 */
export type KeptWhereabouts = {
  read(workplace: Workplace, orderId: OrderId): Promise<Whereabouts>
  keep(workplace: Workplace, orderId: OrderId, where: Whereabouts): Promise<void>
}

export function createKeptWhereabouts(kept: Kept): KeptWhereabouts {
  const keyOf = (workplace: Workplace, orderId: OrderId) =>
    orderPlaces(workplaceKey(workplace)).where(orderId)
  return {
    read: async (workplace, orderId) => readWhereabouts(await kept.read(keyOf(workplace, orderId))),
    keep: (workplace, orderId, where) => {
      const file = JSON.stringify({ version: 1, where })
      return kept.write([[keyOf(workplace, orderId), file]])
    },
  }
}
