import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react-native'
import { type Fetch } from '@/api/client'
import { type DeviceRole } from '@/domain/contract/device'
import { orderSchema, type Order } from '@/domain/contract/order'
import { commandSchema, wantedEnd, type Command } from '@/domain/outbox/command'
import { cancelRequest, finishRequest } from '@/domain/picking/cart'
import { type PickAct } from '@/domain/picking/events'
import { type Work } from '@/domain/tools/task'
import { type Journal } from '@/state/journal/journal'
import { makeCommand } from '@/state/outbox/makeCommand'
import { createSession } from '@/state/session/session'
import { makeTask } from '@/state/tools/makeTask'
import { type Vault } from '@/state/vault/vault'
import { makeJournal } from './device'
import { makeSetup, makeVault } from './factories'
import { startPicker } from './pickerAtWork'
import { eventOf, eventsOf, sessionAfter } from './picks'
import { makeOneOrderService } from './reviewing'
import { leadSetup, sharedSetup, startApp } from './sharedDevice'

/** A store with several orders, each judged by the service's own rules, and a network with a switch. */
export function makeStore(orders: readonly Order[]) {
  const services = orders.map((order) => ({ id: order.order_id, ...makeOneOrderService(order) }))
  let hasSignal = true
  let isListed = false
  const fetch: Fetch = async (address, init) => {
    if (!hasSignal) throw new TypeError('Network request failed')
    const { pathname, searchParams } = new URL(address)
    const asked = services.find(({ id }) => pathname.endsWith(`/orders/${id}`))
    if (asked !== undefined) return asked.fetch(address, init)
    if (!pathname.endsWith('/orders')) return services[0]?.fetch(address, init) ?? Response.error()
    const all = await Promise.all(
      services.map(async ({ id, fetch: ask }) =>
        orderSchema.parse(await (await ask(`${address.split('?')[0]}/${id}`, init)).json()),
      ),
    )
    const statuses = searchParams.get('status')?.split(',')
    isListed = true
    return Response.json(all.filter(({ status }) => statuses?.includes(status) ?? true))
  }
  return {
    fetch,
    /** The service as far as it is about one order. */
    of: (order: Order) => {
      const found = services.find(({ id }) => id === order.order_id)
      if (found === undefined) throw new Error(`The store has no ${order.order_code}`)
      return found
    },
    /** Whether the device has been told which orders there are. */
    isListed: () => isListed,
    loseSignal: () => {
      hasSignal = false
    },
    /** The device notices by itself that there is a network again. */
    findSignal: () => {
      hasSignal = true
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    },
  }
}

type Decision = {
  order: Order
  /** What was picked before it; without, the order was cancelled. */
  acts?: readonly PickAct[]
} & Partial<Pick<Command, 'state' | 'trouble' | 'by' | 'role' | 'at'>>

/** What somebody decided on this device before. */
export function makeDecision({ order, acts, ...given }: Decision): Command {
  const finish = acts && finishRequest(sessionAfter(order, ...acts), order)
  if (finish !== undefined && finish.kind !== 'request') throw new Error(`The cart is ${finish.kind}`)
  const update = finish?.request ?? cancelRequest(order, 'CLOSED')
  const by = given.by ?? 'Mira'
  return commandSchema.parse({
    ...makeCommand(
      { ...makeSetup(given.role && { role: given.role }), picker: by },
      order,
      update,
      Date.now() - 60_000,
    ),
    ...given,
  })
}

async function writeDecision(journal: Journal, { order, ...decision }: Decision): Promise<void> {
  const command = makeDecision({ order, ...decision })
  const events = eventsOf(order, decision.acts ?? []).map((event) => ({ ...event, by: command.by }))
  for (const event of events) await journal.write({ event })
  const { id: commandId, by } = command
  const act: PickAct = { type: 'end-decided', commandId, status: wantedEnd(command) }
  await journal.write({ event: { ...eventOf(order, events.length, act), by }, command })
}

type Given = {
  orders: readonly Order[]
  /** What was decided before, in this order. */
  decided?: readonly Decision[]
  /** What was picked before, of the first order. */
  acts?: readonly PickAct[]
  /** What was to be done for the store, and is not sent. */
  tasks?: readonly Work[]
  role?: DeviceRole
  /** With whom Mira shares the device; she types `CREW_PIN` first. */
  crew?: readonly string[]
  signal?: 'there' | 'lost'
  /** Of these the service is out of order: what was decided about them stays. */
  stuck?: readonly Order[]
}

export const CREW_PIN = '7294'

async function shareDevice(vault: Vault, crew: readonly string[], role: DeviceRole): Promise<void> {
  const { people, session } = await startApp(vault)
  await people.setUp(sharedSetup)
  for (const name of crew) {
    await people.join({ name, pin: CREW_PIN })
    await session.end()
  }
  await people.join({ name: 'Mira', pin: CREW_PIN, ...(role === 'lead' && { lead: leadSetup }) })
}

/** The whole app in such a store, signed in as Mira, with one page open. */
export async function openStore(
  url: string,
  { orders, decided = [], acts = [], tasks = [], role = 'picker', crew, signal = 'there', stuck = [] }: Given,
) {
  const store = makeStore(orders)
  if (signal === 'lost') store.loseSignal()
  for (const order of stuck) store.of(order).says(() => new Response(null, { status: 503 }))
  const vault = makeVault()
  if (crew === undefined) await createSession(vault).begin(makeSetup({ role }), 'Mira')
  else await shareDevice(vault, crew, role)
  const journal = makeJournal()
  for (const decision of decided) await writeDecision(journal, decision)
  for (const event of orders[0] ? eventsOf(orders[0], acts) : []) await journal.write({ event })
  const mira = { ...makeSetup({ role }), picker: 'Mira' }
  for (const work of tasks) await journal.write({ command: makeTask(mira, work, Date.now()) })
  return { ...startPicker({ vault, journal, fetch: store.fetch, url }), store }
}

/** What is still to be sent, as it lies on the disk. */
export async function readCommands(journal: Journal): Promise<Command[]> {
  let entries: unknown[] = []
  // While the disk is read the app goes on.
  await act(async () => {
    entries = await journal.listCommands()
  })
  return entries.map((entry) => commandSchema.parse(entry))
}
