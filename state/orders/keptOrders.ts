import { z } from 'zod'
import { type Clock } from '@/api/clock'
import { type OrderId } from '@/domain/contract/ids'
import { orderSchema, type Order } from '@/domain/contract/order'
import { packLines } from '@/domain/orders/packLines'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { type Whereabouts } from '@/domain/picking/walk'
import { finish } from '@/domain/shelf/finish'
import { takeTurns } from '@/state/disk/takeTurns'
import { inSlices, type Pause } from '@/api/inSlices'
import { type Kept, type KeptEntry } from '@/state/kept/kept'
import { parseKept } from '@/state/kept/parseKept'
import { readWhereabouts } from './keptWhereabouts'
import { ALL_ORDERS, idAt, orderPlaces } from './orderPlaces'

/** So many are read from the disk before anybody else gets a turn. */
export const ORDERS_AT_ONCE = 20

/** So many are written at once: whoever writes a pick to the same disk waits for no more than these. */
const WRITTEN_AT_ONCE = 4

/** A handheld shows four cards. More than that would only hold up the first. */
export const FIRST_ORDERS = 5

/** Version 1 of when the service told which orders there are, how many, and which of them were the most urgent. */
const answerSchema = z.object({
  version: z.literal(1),
  readAtMs: z.number(),
  orders: z.int(),
  first: z.array(z.string()).optional(),
})

type KeptAnswer = z.infer<typeof answerSchema>

export type KeptOrders = {
  /** Hands out one order alone, if it is kept. */
  restoreOne(orderId: OrderId): Promise<void>
  /** Hands out what is kept: the most urgent at once, then all of them. */
  restore(): Promise<void>
  /** The orders to pick, as the service has just told. What is over goes from the disk, with its customer. */
  keep(orders: readonly Order[], readAtMs: number): Promise<void>
  /** Nothing more is written or handed out once it resolves. */
  end(): Promise<void>
}

export type KeptOrdersOptions = {
  kept: Kept
  clock: Clock
  workplace: string
  pause: Pause
  onOrders: (orders: Order[], readAtMs: number) => void
  onOrder: (order: Order, where: Whereabouts, readAtMs: number) => void
}

/** One row an order, so that an answer costs the disk no more than what has changed in it. */
export function createKeptOrders(options: KeptOrdersOptions): KeptOrders {
  const { kept, clock, workplace, pause, onOrders, onOrder } = options
  const places = orderPlaces(workplace)
  const keyOf = places.one
  const inTurn = takeTurns()
  /** Of each row on the disk; undefined where it could not be read. */
  const versions = new Map<string, number | undefined>()
  let newestMs: number | undefined
  let hasEnded = false

  // Somebody may have set the clock back; what comes now is newer all the same.
  const readAtOf = (answer: KeptAnswer | undefined) => answer && Math.min(answer.readAtMs, clock.nowMs())

  const restoreOne = async (orderId: OrderId) => {
    const keys = [places.answer, keyOf(orderId), places.where(orderId)]
    const [told, one, where] = await kept.readMany(keys)
    const readAtMs = readAtOf(parseKept(told, answerSchema))
    const order = parseKept(one, orderSchema)
    if (hasEnded || readAtMs === undefined || order === undefined || !isReceived(order)) return
    onOrder(order, readWhereabouts(where), readAtMs)
  }

  const restore = async () => {
    const [all, told] = await Promise.all([kept.list(ALL_ORDERS), kept.read(places.answer)])
    const keys = all.filter((key) => key.startsWith(places.orders))
    const listed = new Set(keys.map(idAt))
    // Where the lines of an order are found says nothing about anybody, and may stay until the next start.
    const isLeft = (key: string) =>
      !key.startsWith(places.place) || (key.startsWith(places.whereabouts) && !listed.has(idAt(key)))
    const left = all.filter(isLeft)
    if (left.length > 0) await kept.remove(left)
    keys.forEach((key) => versions.set(key, undefined))
    const answer = parseKept(told, answerSchema)
    const readAtMs = readAtOf(answer)
    const orders: Order[] = []
    let shown = 0
    for (const some of firstThenRest(keys, answer?.first?.map(keyOf))) {
      const parsing = parseOrders(await kept.readMany(some))
      const found = shown === 0 ? finish(parsing) : await inSlices(parsing, pause)
      if (hasEnded) return
      const known = found.filter(({ order_id }) => versions.has(keyOf(order_id)))
      known.forEach(({ order_id, sys }) => versions.set(keyOf(order_id), sys.version))
      orders.push(...known)
      if (shown > 0) continue
      shown = orders.length
      if (shown > 0) handOut(orders, readAtMs)
    }
    // That there was nothing to pick is worth knowing, too; a disk that lists nothing does not say that.
    if (!hasEnded && (orders.length > shown || answer?.orders === 0)) handOut(orders, readAtMs)
  }
  const handOut = (orders: readonly Order[], readAtMs: number | undefined) => {
    if (readAtMs === undefined) return
    newestMs ??= readAtMs
    onOrders([...orders], readAtMs)
  }

  const write = async (orders: readonly Order[], readAtMs: number) => {
    const listed = new Map(orders.map((order) => [keyOf(order.order_id), order]))
    const over = [...versions.keys()].filter((key) => !listed.has(key))
    if (over.length > 0) await kept.remove(over)
    over.forEach((key) => versions.delete(key))
    const changed = [...listed].filter(([key, { sys }]) => versions.get(key) !== sys.version)
    for (const some of batches(changed, WRITTEN_AT_ONCE)) {
      const entries = await inSlices(writeOrders(some), pause)
      if (hasEnded) return
      await kept.write(entries)
      some.forEach(([key, { sys }]) => versions.set(key, sys.version))
    }
    const answer: z.input<typeof answerSchema> = {
      version: 1,
      readAtMs,
      orders: orders.length,
      first: sortByUrgency(orders)
        .slice(0, FIRST_ORDERS)
        .map(({ order_id }) => order_id),
    }
    if (!hasEnded) await kept.write([[places.answer, JSON.stringify(answer)]])
  }

  return {
    restoreOne,
    restore: () => inTurn(restore),
    async keep(orders, readAtMs) {
      // What was handed out comes back as news of the screens' own memory.
      if (readAtMs === newestMs) return
      newestMs = readAtMs
      await inTurn(async () => {
        // Of several answers that wait only the last one matters.
        if (!hasEnded && newestMs === readAtMs) await write(orders.filter(isReceived), readAtMs)
      })
    },
    end: () => {
      hasEnded = true
      return inTurn(() => Promise.resolve())
    },
  }
}

const isReceived = ({ status }: Order) => status === 'RECEIVED'

function* parseOrders(texts: readonly (string | undefined)[]): Generator<void, Order[]> {
  const orders: Order[] = []
  for (const text of texts) {
    const order = parseKept(text, orderSchema)
    if (order !== undefined && isReceived(order)) orders.push(packLines(order))
    yield
  }
  return orders
}

function* writeOrders(orders: readonly (readonly [string, Order])[]): Generator<void, KeptEntry[]> {
  const entries: KeptEntry[] = []
  for (const [key, order] of orders) {
    entries.push([key, JSON.stringify(order)])
    yield
  }
  return entries
}

function firstThenRest(keys: readonly string[], urgent: readonly string[] = []): string[][] {
  const listed = new Set(keys)
  const first = urgent.filter((key) => listed.delete(key))
  const rest = [...listed]
  const [ahead, behind] =
    first.length > 0 ? [first, rest] : [rest.slice(0, FIRST_ORDERS), rest.slice(FIRST_ORDERS)]
  return [ahead, ...batches(behind, ORDERS_AT_ONCE)]
}

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, nth) => items.slice(nth * size, (nth + 1) * size))
}
