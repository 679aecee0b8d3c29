import { z } from 'zod'
import { type OrderId, type VendorId } from '@/domain/contract/ids'
import { orderSchema, type Order } from '@/domain/contract/order'
import { unparsedOrderListSchema } from '@/domain/contract/orderList'
import { type Api } from './client'
import { comeBackSoon, inSlices, letOthersGo } from './inSlices'
import { hasNextPage, ordersPath } from './nextPage'
import { parseBody } from './readAnswer'

const PAGE_SIZE = 100

/** 1,000 open orders are more than any store picks; a service that never stops paging must not hold us for ever. */
const MOST_PAGES = 10

/** A page as the service told it. `mark`: what it gave to ask by whether that is still so. */
type ToldPage = { mark: string | undefined; orders: readonly Order[]; hasNext: boolean }

/** What a look leaves behind for the next one, page after page. */
export type LastLook = { pages: readonly ToldPage[] }

/**
 * The orders to pick. `before`: as they were known until now; of what has not changed the very same orders come back. A
 * page that has not changed since the last look is not sent again, if the service can tell.
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
  do {
    pages.push(await readPage(api, vendorId, signal, known, pages.length + 1, lastLook.pages[pages.length]))
  } while (pages.at(-1)?.hasNext === true && pages.length < MOST_PAGES)
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
  const answer = await api.requestAnew(
    { method: 'GET', path: ordersPath(vendorId), query, signal, pause },
    last?.mark,
    z.unknown(),
  )
  if (answer === undefined && last !== undefined) return last
  if (answer === undefined) throw new Error('Nobody asked whether this page has changed')
  const orders = await inSlices(parseOrders(answer.body, known), pause)
  return {
    mark: answer.headers.get('etag') ?? undefined,
    // Another platform may not know the filter.
    orders: orders.filter(({ status }) => status === 'RECEIVED'),
    hasNext: hasNextPage(answer),
  }
}

/** In steps of an order: a hundred large ones in one go would hold up a scan. */
function* parseOrders(body: unknown, known: ReadonlyMap<unknown, Order>): Generator<void, Order[]> {
  const at = Array.isArray(body) ? [] : ['orders']
  const orders: Order[] = []
  for (const [nth, told] of parseBody(body, unparsedOrderListSchema).entries()) {
    const same = findUnchanged(told, known)
    orders.push(same ?? parseBody(told, orderSchema, [...at, nth]))
    if (same === undefined) yield
  }
  return orders
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
