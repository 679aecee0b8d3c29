import type { Order } from '@/domain/contract/order'
import { commandSchema, wantedEnd, wholeCommandSchema, type Command } from '@/domain/outbox/command'
import { compareEnd } from '@/domain/outbox/compareEnd'
import { pickEventSchema, type PickEvent } from '@/domain/picking/events'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import type { SimDevice } from './device'
import { checkCalls } from './checkCalls'
import { createLife, type Storm } from './life'
import type { Change, SimService } from './service'

/** What is on a device's disk, read as the next start of the app would read it. */
type Found = { device: SimDevice; events: PickEvent[]; commands: Command[] }

/** Every promise that was broken, in a sentence each. */
export async function checkPromises(
  devices: readonly SimDevice[],
  orders: readonly Order[],
  service: SimService,
  storm: Storm,
  decided: ReadonlyMap<string, Command>,
): Promise<string[]> {
  const broken: string[] = []
  const founds = await Promise.all(devices.map((device) => readDisk(device, orders, storm)))
  for (const found of founds) {
    broken.push(...checkPicks(found), ...checkOutbox(found), ...checkCalls(found.device, found.events))
  }
  for (const { order_id } of orders) {
    const [order, history] = [await service.readOrder(order_id), await service.readHistory(order_id)]
    broken.push(...checkOrder(order, history, decided))
    for (const found of founds) broken.push(...checkClaims(found, order, history, decided))
  }
  return broken
}

async function readDisk(device: SimDevice, orders: readonly Order[], storm: Storm): Promise<Found> {
  const life = createLife(storm, () => undefined)
  const journal = createSqlJournal(async () => device.disk.openFor(life))
  const events: PickEvent[] = []
  for (const { order_id } of orders) {
    const entries = await journal.read(order_id, device.picker)
    events.push(...entries.map((entry) => pickEventSchema.parse(entry)))
  }
  const commands = (await journal.listCommands()).map((entry) => commandSchema.parse(entry))
  return { device, events, commands }
}

/** Every pick that beeped is there, in its order; and nothing is there that nobody did. */
function checkPicks({ device, events }: Found): string[] {
  const broken: string[] = []
  const orderIds = new Set(device.tried.concat(device.beeped).map(({ orderId }) => orderId))
  for (const orderId of orderIds) {
    const written = events.filter((event) => event.orderId === orderId).map(actText)
    let from = 0
    for (const { act } of device.beeped.filter((beep) => beep.orderId === orderId)) {
      const at = written.indexOf(textOf(act), from)
      if (at === -1)
        broken.push(`${device.picker} heard a beep for ${act.type}, and it is not in the journal`)
      else from = at + 1
    }
    const tries = device.tried.filter((one) => one.orderId === orderId).map(({ act }) => textOf(act))
    for (const text of written) {
      if (isMadeByTheApp(text)) continue
      const at = tries.indexOf(text)
      if (at === -1) broken.push(`${device.picker} never did what the journal says: ${text}`)
      else tries.splice(at, 1)
    }
  }
  return broken
}

/** Decisions carry ids that are made on the way; the checks below look at them. */
const isMadeByTheApp = (text: string) => /"type","(end-decided|end-withdrawn|order-sent)"/.test(text)

function actText({ id: _id, orderId: _orderId, at: _at, by: _by, ...act }: PickEvent): string {
  return textOf(act)
}
/** The same text for the same act, in whatever order its fields were written. */
const textOf = (act: object) => JSON.stringify(Object.entries(act).sort(([a], [b]) => (a < b ? -1 : 1)))

/** What was decided is confirmed, taken back by a person, or on the list that people see. */
function checkOutbox({ device, events, commands }: Found): string[] {
  const broken = commands
    .filter(({ state }) => state !== 'needs-you')
    .map(({ state }) => `${device.picker} has a command that is still ${state}`)
  for (const event of events) {
    if (event.type !== 'end-decided') continue
    const after = events.slice(events.indexOf(event) + 1).filter(({ orderId }) => orderId === event.orderId)
    const isOver = after.some(
      (later) =>
        later.type === 'order-sent' ||
        (later.type === 'end-withdrawn' && later.commandId === event.commandId),
    )
    const isListed = commands.some(({ id }) => id === event.commandId)
    if (!isOver && !isListed) broken.push(`${device.picker} decided an end, and nobody will ever send it`)
  }
  return broken
}

const FULFILLED = ['READY_FOR_PICKUP', 'DISPATCHED']

/** One effective fulfilment at most, and the order is exactly what one person decided, or as it came in. */
function checkOrder(
  order: Order,
  history: readonly Change[],
  decided: ReadonlyMap<string, Command>,
): string[] {
  const broken: string[] = []
  const byStore = history.filter(
    ({ cause, status }) => cause.startsWith('token') && FULFILLED.includes(status),
  )
  if (byStore.length > 1) broken.push(`${order.order_code} was fulfilled ${byStore.length} times`)
  if (byStore.length === 0) return broken
  const all = [...decided.values()].filter(({ orderId }) => orderId === order.order_id)
  if (!all.some((command) => isFulfilledBy(command, order))) {
    broken.push(`${order.order_code} holds a cart that nobody decided`)
  }
  return broken
}

/** The cart, whatever became of the order afterwards. */
function isFulfilledBy(command: Command, order: Order): boolean {
  if (wantedEnd(command) === 'CANCELLED') return false
  // A cancellation by the store marks every line; what was in the cart before cannot be told any more.
  if (order.cancellation?.cancelled_by === 'VENDOR') return true
  const { update } = wholeCommandSchema.parse(command)
  return compareEnd(update, { ...order, status: wantedEnd(command) }).kind === 'own'
}

/** What a device says was confirmed is what the service did; a cancelled order is never shown as ready. */
function checkClaims(
  { device, events }: Found,
  order: Order,
  history: readonly Change[],
  decided: ReadonlyMap<string, Command>,
): string[] {
  const own = events.filter(({ orderId }) => orderId === order.order_id)
  const broken: string[] = []
  for (const [place, event] of own.entries()) {
    if (event.type !== 'order-sent') continue
    const decision = own.slice(0, place).findLast(({ type }) => type === 'end-decided')
    const command = decision?.type === 'end-decided' ? decided.get(decision.commandId) : undefined
    const happened = history.some(({ status }) => status === event.status)
    if (!happened) broken.push(`${device.picker} shows ${event.status}, which ${order.order_code} never was`)
    else if (command === undefined) broken.push(`${device.picker} shows an end that nobody decided`)
    else if (event.status !== 'CANCELLED' && !isFulfilledBy(command, order)) {
      broken.push(`${device.picker} shows as sent what is not in ${order.order_code}`)
    }
  }
  return broken
}
