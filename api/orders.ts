import { queryOptions, type Query } from '@tanstack/react-query'
import { z } from 'zod'
import { type OrderId, type VendorId } from '@/domain/contract/ids'
import { ORDER_STATUSES, orderSchema, type Order } from '@/domain/contract/order'
import { orderListSchema, unparsedOrderListSchema } from '@/domain/contract/orderList'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { type Api } from './client'
import { inSlices } from './inSlices'
import { hasNextPage, ordersPath } from './nextPage'
import { findProblem } from './problem'
import { parseBody } from './readAnswer'

/** How old the list gets before the device asks again. */
const FRESH_EVERY_MS = 15_000

/** Nothing asks sooner than this after the last answer, so that a device stays within 6 requests a minute. */
const REST_MS = 10_000

/** Together with the list above no more than 6 requests a minute. */
const DONE_FRESH_EVERY_MS = 30_000
const DONE_WINDOW_MS = 12 * 60 * 60_000
const DONE_PAGE_SIZE = 50
const DONE_STATUSES = ORDER_STATUSES.filter((status) => status !== 'RECEIVED')

const PAGE_SIZE = 100

/** 1,000 open orders are more than any store picks; a service that never stops paging must not hold us for ever. */
const MOST_PAGES = 10

export const receivedOrdersKey = (vendorId: VendorId): string[] => ['orders', 'received', vendorId]

export const receivedOrdersOptions = (api: Api, vendorId: VendorId) =>
  queryOptions({
    queryKey: receivedOrdersKey(vendorId),
    queryFn: ({ signal, client, queryKey }) =>
      readReceivedOrders(api, vendorId, signal, client.getQueryData<Order[]>(queryKey) ?? []),
    staleTime: REST_MS,
    refetchInterval: nextLookMs,
    // Looking again every few seconds is the retry.
    retry: false,
    refetchOnWindowFocus: hasRested,
    refetchOnReconnect: hasRested,
    refetchOnMount: hasRested,
    retryOnMount: hasRested,
  })

/** Orders that left the picker's hands in the last hours, for who looks back. Asked for while somebody does. */
export const doneOrdersOptions = (api: Api, vendorId: VendorId) =>
  queryOptions({
    queryKey: ['orders', 'done', vendorId],
    queryFn: ({ signal }) => readDoneOrders(api, vendorId, signal),
    staleTime: REST_MS,
    refetchInterval: ({ state }) => Math.max(DONE_FRESH_EVERY_MS, askedWaitMs(state.error)),
    // Looking again is the retry, as above; coming back to the tab asks only when some time has passed.
    retry: false,
    refetchOnWindowFocus: hasRested,
    refetchOnReconnect: hasRested,
    refetchOnMount: hasRested,
    retryOnMount: hasRested,
  })

export const orderOptions = (api: Api, orderId: OrderId) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: ({ signal }) => readOrder(api, orderId, signal),
    staleTime: REST_MS,
  })

export const readOrder = (api: Api, orderId: OrderId, signal?: AbortSignal): Promise<Order> =>
  api.get(`/orders/${orderId}`, orderSchema, { signal })

/** Checks, finishes or cancels an order; answers with the order as it is then, or would be. */
export async function sendUpdate(api: Api, orderId: OrderId, update: OrderUpdate): Promise<Order> {
  const { body } = await api.request({ method: 'PUT', path: `/orders/${orderId}`, body: update }, orderSchema)
  return body
}

/** Reads one order at most: enough to learn whether this token may work for this store. */
export async function tryOrders(api: Api, vendorId: VendorId, signal?: AbortSignal): Promise<void> {
  await api.get(ordersPath(vendorId), orderListSchema, { signal, query: { page_size: 1 } })
}

async function readDoneOrders(api: Api, vendorId: VendorId, signal: AbortSignal): Promise<Order[]> {
  const query = {
    status: DONE_STATUSES.join(','),
    start_time: new Date(Date.now() - DONE_WINDOW_MS).toISOString(),
    page_size: DONE_PAGE_SIZE,
  }
  const orders = await api.get(ordersPath(vendorId), orderListSchema, { signal, query })
  return orders.filter(({ status }) => status !== 'RECEIVED')
}

/** `before`: as they were known until now. Of what has not changed the very same orders come back. */
async function readReceivedOrders(
  api: Api,
  vendorId: VendorId,
  signal: AbortSignal,
  before: readonly Order[],
): Promise<Order[]> {
  const known = new Map<unknown, Order>(before.map((order) => [order.order_id, order]))
  const orders = new Map<OrderId, Order>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await api.request(
      {
        method: 'GET',
        path: ordersPath(vendorId),
        query: { status: 'RECEIVED', page_size: PAGE_SIZE, page },
        signal,
      },
      z.unknown(),
    )
    // Another platform may not know the filter. An order that moved between two pages is kept once.
    for (const order of await inSlices(parseOrders(answer.body, known))) {
      if (order.status === 'RECEIVED') orders.set(order.order_id, order)
    }
    if (!hasNextPage(answer)) break
  }
  return [...orders.values()]
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

type OrdersQuery = Query<Order[], Error, Order[], string[]>

/** An interval that differs after every answer makes Query count anew from that answer. */
function nextLookMs({ state }: OrdersQuery): number {
  return (
    Math.max(FRESH_EVERY_MS, askedWaitMs(state.error)) +
    ((state.dataUpdateCount + state.errorUpdateCount) % 2)
  )
}

function hasRested({ state }: OrdersQuery): boolean {
  const lastAnswerMs = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
  return Date.now() - lastAnswerMs >= Math.max(REST_MS, askedWaitMs(state.error))
}

function askedWaitMs(error: Error | null): number {
  const problem = findProblem(error)
  return problem?.kind === 'rate-limited' ? problem.waitMs : 0
}
