import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { momentMs } from '@/domain/contract/time'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { compareEnd } from '@/domain/outbox/compareEnd'
import { cancelRequest, checkRequest, finishRequest } from '@/domain/picking/cart'
import { factsOf } from '@/domain/picking/cartFacts'
import { outcomeOf } from '@/domain/picking/outcome'
import { reviewOf } from '@/domain/picking/review'
import type { PickSession } from '@/domain/picking/session'
import { contentOf } from '../audit/content'
import { seconds } from '../clock'
import { noteStep, type OrderRecord, type Step } from '../ledger'
import { insist, type Settled } from '../service/insist'
import type { PartnerApi } from '../service/partnerApi'
import type { World } from '../world'
import { countWork } from './countWork'
import type { Picker } from './shift'

/** Checks the cart, packs it and sends the order off. False where somebody has cancelled it meanwhile. */
export async function endOrder(
  world: World,
  picker: Picker,
  record: OrderRecord,
  order: Order,
  session: PickSession,
): Promise<boolean> {
  const isNothingThere = session.lines.every((line) => outcomeOf(line) === 'not-found')
  if (isNothingThere) {
    return send(world, world.backOffice, record, order, session, cancelRequest(order, 'ITEM_UNAVAILABLE'))
  }
  const checked = await checkCart(world, picker, record, order, session)
  if (checked !== 'fine') return checked === 'refused'
  await world.clock.sleep(seconds(picker.hands.pack))
  const made = finishRequest(session, order)
  if (made.kind !== 'request') throw new Error(`Order ${record.code} has ${made.kind}.`)
  const isSent = await send(world, picker.device, record, order, session, made.request)
  if (isSent && record.complaints.length === 0) countWork(picker.tally, session)
  return isSent
}

/** Asks the service what the cart comes to, and compares that with what the device shows. */
async function checkCart(
  world: World,
  { device, store }: Picker,
  record: OrderRecord,
  order: Order,
  session: PickSession,
): Promise<'fine' | 'cancelled' | 'refused'> {
  const made = checkRequest(session, order)
  if (made.kind !== 'request') return 'fine'
  const settled = await insist(world.patience, () => device.sendUpdate(record.orderId, made.request))
  if (settled.kind === 'refused') return refuse(world, record, settled)
  const shown = reviewOf(session, order, new Date(), store.shelf.weightedItemsEnabled).after?.orderTotal
  const { order_total: answered } = settled.body.payment
  if (answered !== shown) {
    record.complaints.push(`the device showed ${shown ?? 'nothing'}, and the service answered ${answered}.`)
  }
  return 'fine'
}

async function send(
  world: World,
  api: PartnerApi,
  record: OrderRecord,
  order: Order,
  session: PickSession,
  request: OrderUpdate,
): Promise<boolean> {
  const verdict = judgeUpdate(order, request, factsOf(session, true), new Date())
  if (verdict.kind !== 'changed') throw new Error(`Order ${record.code} was judged ${verdict.kind}.`)
  const settled = await insist(
    world.patience,
    () => api.sendUpdate(record.orderId, request),
    async () => {
      const read = await api.readOrder(record.orderId)
      return read.kind === 'ok' && hasArrived(request, read.body) ? read : undefined
    },
  )
  if (settled.kind === 'refused') return (await refuse(world, record, settled)) === 'refused'
  record.content = contentOf(verdict.order)
  noteStep(record, stepOf(order, verdict.order))
  const finishedMs = momentMs(settled.body.sys.updated_at)
  record.isLate = request.status !== 'CANCELLED' && finishedMs > momentMs(order.promised_for)
  world.errands.get(record.orderId)?.settle(request.status === 'CANCELLED' ? 'over' : 'left')
  world.onProgress()
  return true
}

/** Told by the order alone. Who cancels an order leaves its lines as they were, so a cart that is there was sent. */
export function hasArrived(request: OrderUpdate, order: Order): boolean {
  if (request.status === 'CANCELLED') return order.cancellation?.cancelled_by === 'VENDOR'
  if (order.status !== 'CANCELLED') return compareEnd(request, order).kind === 'own'
  return order.items.some(({ status }) => status !== 'NOT_PROCESSED')
}

const stepOf = (before: Order, after: Order): Step => ({
  status: after.status,
  version: before.sys.version + 1,
  by: 'VENDOR',
  // A partner needs not be told of its own cancellation.
  announced: after.status !== 'CANCELLED',
  ...(after.status === 'CANCELLED' && { afterPickup: false }),
})

/** An order that was cancelled meanwhile is nobody's fault. Any other no is one that the audit must tell of. */
async function refuse(
  world: World,
  record: OrderRecord,
  refusal: Extract<Settled<unknown>, { kind: 'refused' }>,
): Promise<'cancelled' | 'refused'> {
  if (refusal.status === 409) {
    const read = await world.backOffice.readOrder(record.orderId)
    if (read.kind === 'ok' && read.body.status === 'CANCELLED') return 'cancelled'
  }
  record.complaints.push(
    `the service refused its cart with ${refusal.status} ${refusal.code}, ${refusal.message}`,
  )
  record.stage = 'stuck'
  world.errands.get(record.orderId)?.settle('over')
  return 'refused'
}
