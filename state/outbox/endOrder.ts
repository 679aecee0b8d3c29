import { type Clock } from '@/api/clock'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { decideEnd } from '@/domain/picking/decideEnd'
import { type PickSession } from '@/domain/picking/session'
import { type PickDesk } from '@/state/picking/pickDesk'
import { type Workplace } from '@/state/session/session'
import { makeCommand } from './makeCommand'
import { type Outbox } from './outbox'

/** `kept`: it is on the disk and will be sent, now or when there is a signal. */
export type EndKept = 'kept' | 'closed-already' | 'not-kept'

type Device = { desk: PickDesk; outbox: Outbox; clock: Clock }
type Place = Pick<Workplace, 'address' | 'chainId' | 'vendorId' | 'role' | 'picker'>

/** Decides how an order ends. The decision and what must be sent are written down together. */
export async function endOrder(
  { desk, outbox, clock }: Device,
  workplace: Place,
  order: Order,
  makeUpdate: (session: PickSession) => OrderUpdate,
): Promise<EndKept> {
  const isOpen = await desk.open(order).then(
    () => true,
    () => false,
  )
  if (!isOpen) return 'not-kept'
  const make = (update: OrderUpdate) => makeCommand(workplace, order, update, clock.nowMs())
  const performed = await desk.perform(order.order_id, workplace.picker, (session) =>
    decideEnd(session, makeUpdate(session), make),
  )
  if (performed.kind !== 'kept') return 'not-kept'
  outbox.wake()
  return performed.verdict.kind === 'decided' ? 'kept' : 'closed-already'
}
