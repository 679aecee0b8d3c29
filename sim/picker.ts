import { uuidv7 } from 'uuidv7'
import { skuSchema } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { cancelRequest, finishRequest } from '@/domain/picking/cart'
import type { PickAct } from '@/domain/picking/events'
import { isDone } from '@/domain/picking/outcome'
import type { LineProgress, PickSession } from '@/domain/picking/session'
import { judgeUndo } from '@/domain/picking/undo'
import { endOrder } from '@/state/outbox/endOrder'
import type { Run, SimDevice } from './device'
import type { Random } from './random'
import { VANISHED } from './service'

const brought = (sku: string) => ({
  product: {
    sku: skuSchema.parse(sku),
    name: sku,
    pricingType: 'UNIT' as const,
    price: 0.2,
    barcodes: [],
  },
  quantity: 1,
  how: 'scan' as const,
})

/** What somebody with this order in hand does next. Any picker, quick or careless, does one of these. */
export async function workOn(device: SimDevice, order: Order, random: Random): Promise<void> {
  const { run } = device
  if (run === undefined || !device.isSignedIn) return
  await run.desk.open(order).catch(() => undefined)
  const session = run.desk.store.getState().sessions.get(order.order_id)
  if (session === undefined) return
  if (session.decided) return lookAfter(device, run, session, random)
  if (session.sent) return
  if (device.role === 'lead' && random.once(12)) return cancel(device, run, order)
  const open = session.lines.filter((line) => !isDone(line))
  if (open.length === 0 && !random.once(4)) return finish(device, run, order)
  const act =
    open.length > 0 && !random.once(8) ? pickOne(random.pick(open), random) : wander(session, random)
  if (act !== undefined) await perform(device, run, order, act)
}

function pickOne(progress: LineProgress, random: Random): PickAct {
  const { line } = progress
  const lineId = line._id
  if (random.once(9)) return { type: 'not-found-reported', lineId }
  if (random.once(9)) return { type: 'line-replaced', lineId, ...brought('EDAM') }
  if (isWeighed(line)) {
    const { min_quantity, max_quantity } = line.original_pricing
    const grams = random.between(Math.ceil(min_quantity * 1000), Math.floor(max_quantity * 1000))
    return { type: 'weighed', lineId, weightKg: grams / 1000, how: 'keypad' }
  }
  return { type: 'unit-picked', lineId, how: 'scan' }
}

/** Second thoughts: an addition, its removal, an undo. Some devices have an old catalog. */
function wander(session: PickSession, random: Random): PickAct | undefined {
  const gone = session.additions.find(({ product }) => product.sku === VANISHED)
  if (gone && random.once(3)) return { type: 'addition-removed', additionId: gone.id }
  const undo = judgeUndo(session)
  if (undo.kind === 'undo' && random.once(3)) return undo.act
  const sku = random.once(2) ? VANISHED : 'BAG'
  return { type: 'product-added', additionId: uuidv7(), ...brought(sku) }
}

async function perform(device: SimDevice, run: Run, order: Order, act: PickAct): Promise<void> {
  const orderId = order.order_id
  device.tried.push({ orderId, act })
  let before: PickSession | undefined
  const performed = await run.desk.perform(orderId, device.picker, (session) => {
    before = session
    return { act }
  })
  // What changes nothing is not written down, and not promised.
  if (performed.kind === 'kept' && performed.session !== before) device.beeped.push({ orderId, act })
}

async function finish(device: SimDevice, run: Run, order: Order): Promise<void> {
  await end(device, run, order, (session) => {
    const made = finishRequest(session, order)
    return made.kind === 'request' ? made.request : undefined
  })
}

const cancel = (device: SimDevice, run: Run, order: Order) =>
  end(device, run, order, () => cancelRequest(order, 'CLOSED'))

async function end(
  device: SimDevice,
  run: Run,
  order: Order,
  makeUpdate: (session: PickSession) => ReturnType<typeof cancelRequest> | undefined,
): Promise<void> {
  const orderId = order.order_id
  const session = run.desk.store.getState().sessions.get(orderId)
  const update = session && makeUpdate(session)
  if (update === undefined) return
  const kept = await endOrder(run, device.workplace, order, () => update)
  const decided = run.desk.store.getState().sessions.get(orderId)?.decided
  if (kept !== 'kept' || decided === undefined) return
  const { commandId, status } = decided
  device.beeped.push({ orderId, act: { type: 'end-decided', commandId, status } })
}

/** Its end is decided: somebody may take that back, and somebody must look where the service said no. */
async function lookAfter(device: SimDevice, run: Run, session: PickSession, random: Random): Promise<void> {
  const command = run.outbox.store.getState().commands.find(({ id }) => id === session.decided?.commandId)
  if (command === undefined) return
  const { orderId, id } = command
  const letGo = async () => {
    const done = await run.outbox.withdraw(id)
    if (done === 'done') device.beeped.push({ orderId, act: { type: 'end-withdrawn', commandId: id } })
  }
  if (command.state === 'waiting' && random.once(6)) return letGo()
  if (command.state !== 'needs-you' || random.once(2)) return
  if (command.trouble?.kind === 'refused') return letGo()
  if (random.once(2)) return letGo()
  await run.outbox.retry(id)
}
