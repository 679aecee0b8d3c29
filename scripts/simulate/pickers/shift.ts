import type { Order } from '@/domain/contract/order'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { isDone } from '@/domain/picking/outcome'
import { goodsToPutBack } from '@/domain/picking/putBack'
import type { PickSession } from '@/domain/picking/session'
import type { Chance } from '@/server/demo/catalog/random'
import { seconds } from '../clock'
import { between, chanceOf } from '../draw'
import type { OrderRecord, PickerTally } from '../ledger'
import type { PartnerApi } from '../service/partnerApi'
import type { Store, World } from '../world'
import { endOrder } from './endOrder'
import type { Hands } from './hands'
import { pickOrder, type Work } from './pickOrder'

export type Picker = {
  store: Store
  device: PartnerApi
  hands: Hands
  tally: PickerTally
  /** For small things that no decision hangs on. */
  jitter: Chance
}

/** The app's rhythm. */
const LOOK_EVERY_MS = seconds(15)
/** However fast the time runs, a device asks no more often. */
const LEAST_REAL_MS = 1_000

/** Takes order after order, the most urgent first, until no more will come. */
export async function workShift(world: World, picker: Picker): Promise<void> {
  await world.clock.sleep(LOOK_EVERY_MS * picker.jitter.next())
  for (;;) {
    const order = await chooseOrder(world, picker)
    if (order) await serveOrder(world, picker, order.order, order.record)
    else if (isStoreDone(world, picker)) return
    else {
      const pauseMs = world.clock.atLeast(LOOK_EVERY_MS, LEAST_REAL_MS)
      await world.clock.sleep(pauseMs * between(picker.jitter, 0.8, 1.2))
    }
  }
}

function isStoreDone({ isPlacing, ledger }: World, { store }: Picker): boolean {
  if (isPlacing) return false
  return ![...ledger.orders.values()].some(
    ({ vendorId, stage }) => vendorId === store.vendorId && stage === 'waiting',
  )
}

/** Only of this run, and only what nobody else of them has in hand. */
async function chooseOrder({ ledger }: World, { device, store }: Picker) {
  for (const order of sortByUrgency(await device.listReceived(store.vendorId))) {
    const record = ledger.orders.get(order.order_id)
    if (record?.stage !== 'waiting') continue
    record.stage = 'picking'
    return { order, record }
  }
  return undefined
}

async function serveOrder(world: World, picker: Picker, listed: Order, record: OrderRecord): Promise<void> {
  const { tally, hands } = picker
  const startedMs = world.clock.nowMs()
  tally.current = { code: record.code, done: 0, lines: listed.items.length }
  try {
    const read = await picker.device.readOrder(record.orderId)
    const order = read.kind === 'ok' ? read.body : listed
    // Cancelled between the list and the hand: nobody has walked a step.
    if (order.status !== 'RECEIVED') return
    const picked = await walkThrough(world, picker, order, record)
    const isSent = picked.goesOn && (await endOrder(world, picker, record, order, picked.session))
    if (isSent) return
    // Cancelled meanwhile: everything goes back to its shelf.
    tally.putBack += 1
    world.errands.get(record.orderId)?.settle('over')
    await world.clock.sleep(seconds(goodsToPutBack(picked.session).length * hands.walk))
  } finally {
    tally.busyMs += world.clock.nowMs() - startedMs
    tally.current = undefined
  }
}

type Picked = { session: PickSession; goesOn: boolean }

/** Looks again at the order now and then, as the app does: somebody may have cancelled it. */
async function walkThrough(world: World, picker: Picker, order: Order, record: OrderRecord): Promise<Picked> {
  const { clock } = world
  const moments = pickOrder(order, workOf(world, picker, record))
  let lookedMs = clock.nowMs()
  for (;;) {
    const moment = moments.next()
    if (moment.done) return { session: moment.value, goesOn: true }
    const { session, slip } = moment.value
    if (slip) picker.tally.wrongScans += 1
    if (picker.tally.current) picker.tally.current.done = session.lines.filter(isDone).length
    await clock.sleep(seconds(moment.value.seconds))
    if (clock.nowMs() - lookedMs < clock.atLeast(LOOK_EVERY_MS, LEAST_REAL_MS)) continue
    const read = await picker.device.readOrder(record.orderId)
    lookedMs = clock.nowMs()
    if (read.kind === 'ok' && read.body.status !== 'RECEIVED') return { session, goesOn: false }
  }
}

function workOf({ options }: World, { store, hands, tally }: Picker, { number }: OrderRecord): Work {
  const { missing, mistakes } = options.shares
  return {
    shelf: store.shelf,
    hands,
    by: tally.name,
    missing,
    mistakes,
    luckOf: (line) => chanceOf(options.seed, 'order', number, 'line', line),
  }
}
