import { z } from 'zod'
import { type OrderId, type VendorId } from '@/domain/contract/ids'
import { ORDER_STATUSES, orderLineSchema, orderSchema, type Order } from '@/domain/contract/order'
import { unparsedOrderListSchema } from '@/domain/contract/orderList'
import { packLines } from '@/domain/orders/packLines'
import { type Api } from './client'
import { comeBackSoon, inSlices, letOthersGo } from './inSlices'
import { hasNextPage, ordersPath } from './nextPage'
import { parseBody } from './readAnswer'
import { rest } from './rest'

/** A hundred large orders are megabytes, and a device that takes them in is slow with everything else meanwhile. */
const PAGE_SIZE = 50

/** 1,000 open orders are more than any store picks; a service that never stops paging must not hold us for ever. */
const MOST_PAGES = 20

/** Nobody waits for a list that they look at already: page after page without a rest is felt by who scans. */
const REST_MS = 150

/** A page as the service told it. `mark`: what it gave to ask by whether that is still so. */
type ToldPage = { mark: string | undefined; orders: readonly Order[]; hasNext: boolean }

/** What a look leaves behind for the next one, page after page. */
export type LastLook = { pages: readonly ToldPage[] }

/**
 * The orders to pick, with their lines packed. `before`: as they were known until now; of what has not changed the very
 * same orders come back. A page that has not changed since the last look is not sent again, if the service can tell.
 */
export async function readReceivedOrders(
  api: Api,
  vendorId: VendorId,
  signal: AbortSignal,
  before: readonly Order[],
  lastLook: LastLook,
): Promise<Order[]> {
  const known = new Map<unknown, Order>(before.map((order) => [order.order_id, order]))
  const pages: ToldPage[] = []
  for (;;) {
    pages.push(await readPage(api, vendorId, signal, known, pages.length + 1, lastLook.pages[pages.length]))
    if (pages.at(-1)?.hasNext !== true || pages.length === MOST_PAGES) break
    if (known.size > 0) await rest(REST_MS, signal)
  }
  lastLook.pages = pages
  // An order that moved between two pages is there once.
  const orders = new Map<OrderId, Order>(
    pages.flatMap((page) => page.orders).map((order) => [order.order_id, order]),
  )
  return [...orders.values()]
}

async function readPage(
  api: Api,
  vendorId: VendorId,
  signal: AbortSignal,
  known: ReadonlyMap<unknown, Order>,
  page: number,
  last: ToldPage | undefined,
): Promise<ToldPage> {
  const query = { status: 'RECEIVED', page_size: PAGE_SIZE, page }
  // Who has nothing to look at yet waits for this.
  const pause = known.size === 0 ? comeBackSoon : letOthersGo
  const reading = createReading(known)
  const answer = await api.requestAnew(
    { method: 'GET', path: ordersPath(vendorId), query, signal, pause, reader: reading },
    last?.mark,
    z.unknown(),
  )
  if (answer === undefined && last !== undefined) return last
  if (answer === undefined) throw new Error('Nobody asked whether this page has changed')
  const orders = await inSlices(reading.readAll(answer.body), pause)
  return {
    mark: answer.headers.get('etag') ?? undefined,
    // Another platform may not know the filter.
    orders: orders.filter(({ status }) => status === 'RECEIVED'),
    hasNext: hasNextPage(answer),
  }
}

/**
 * Reads a list of orders in small steps. Of a long one an order that has not changed is not parsed, and any other is read
 * as soon as it is: a hundred large ones are much for the engine to carry about, and to clear away.
 */
function createReading(known: ReadonlyMap<unknown, Order>) {
  const taken = new Set<unknown>()
  const isTaken = (told: unknown): told is Order => taken.has(told)

  return {
    recognize(text: string): Order | undefined {
      const order = findUnchanged(glimpse(text), known)
      if (order !== undefined) taken.add(order)
      return order
    },
    *take(told: unknown): Generator<void, unknown> {
      try {
        const order = yield* readOrder(told, known, [])
        taken.add(order)
        return order
      } catch {
        // Complained about with its place in the answer, by whoever reads them all.
        return told
      }
    },
    *readAll(body: unknown): Generator<void, Order[]> {
      const at = Array.isArray(body) ? [] : ['orders']
      const orders: Order[] = []
      for (const [nth, told] of parseBody(body, unparsedOrderListSchema).entries())
        orders.push(isTaken(told) ? told : yield* readOrder(told, known, [...at, nth]))
      return orders
    },
  }
}

const headSchema = orderSchema.extend({ items: z.array(z.unknown()) })

/** A step takes so many lines. */
const LINES_A_STEP = 10

function* readOrder(
  told: unknown,
  known: ReadonlyMap<unknown, Order>,
  at: readonly PropertyKey[],
): Generator<void, Order> {
  const same = findUnchanged(told, known)
  if (same !== undefined) return same
  const head = parseBody(told, headSchema, at)
  yield
  const items: Order['items'] = []
  for (const [nth, line] of head.items.entries()) {
    items.push(parseBody(line, orderLineSchema, [...at, 'items', nth]))
    if (nth % LINES_A_STEP === LINES_A_STEP - 1) yield
  }
  return packLines({ ...head, items })
}

const ID = /"order_id":"([^"\\]+)"/
const SYS = /"sys":(\{[^{}]*\})/
/** A line has a status, too; none of theirs is one of an order. */
const STATUS = new RegExp(`"status":"(${ORDER_STATUSES.join('|')})"`)

/**
 * Of an order's text what tells whether it has changed. Within a text that somebody wrote every quotation mark has a
 * backslash before it: what is found here are names of fields.
 */
function glimpse(text: string): unknown {
  try {
    const sys = JSON.parse(SYS.exec(text)?.[1] ?? 'null') as unknown
    return { order_id: ID.exec(text)?.[1], status: STATUS.exec(text)?.[1], sys }
  } catch {
    return undefined
  }
}

const stampSchema = orderSchema.pick({ order_id: true, status: true, sys: true })

/** An order's version grows with every change; one that says something else than it did is read anew all the same. */
function findUnchanged(told: unknown, known: ReadonlyMap<unknown, Order>): Order | undefined {
  const stamp = stampSchema.safeParse(told).data
  const before = known.get(stamp?.order_id)
  if (stamp === undefined || before === undefined) return undefined
  const isSame =
    stamp.sys.version === before.sys.version &&
    stamp.sys.updated_at === before.sys.updated_at &&
    stamp.status === before.status
  return isSame ? before : undefined
}
