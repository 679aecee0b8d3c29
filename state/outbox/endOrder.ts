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
export type EndKept = 'kept' | 'closed-already' | 'nothing-to-send' | 'not-kept'

const NOTHING_TO_SEND = { kind: 'nothing-to-send', act: undefined, command: undefined } as const

type Device = { desk: PickDesk; outbox: Outbox; clock: Clock }
type Place = Pick<Workplace, 'address' | 'chainId' | 'vendorId' | 'role' | 'picker'>

/** What the session, as it is at the moment of writing, is to be sent as; undefined when it is no longer ready. */
export type MakeUpdate = (session: PickSession) => OrderUpdate | undefined

/** Decides how an order ends. The decision and what must be sent are written down together. */
export async function endOrder(
  { desk, outbox, clock }: Device,
  workplace: Place,
  order: Order,
  makeUpdate: MakeUpdate,
): Promise<EndKept> {
  const isOpen = await desk.open(order).then(
    () => true,
    () => false,
  )
  if (!isOpen) return 'not-kept'
  const make = (update: OrderUpdate) => makeCommand(workplace, order, update, clock.nowMs())
  const performed = await desk.perform(order.order_id, workplace.picker, (session) => {
    const update = makeUpdate(session)
    return update === undefined ? NOTHING_TO_SEND : decideEnd(session, update, make)
  })
  if (performed.kind !== 'kept') return 'not-kept'
  outbox.wake()
  const { kind } = performed.verdict
  return kind === 'decided' ? 'kept' : kind
}
