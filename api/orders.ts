import { queryOptions, type Query } from '@tanstack/react-query'
import { type OrderId, type VendorId } from '@/domain/contract/ids'
import { ORDER_STATUSES, orderSchema, type Order } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { type Api } from './client'
import { ordersPath } from './nextPage'
import { findProblem } from './problem'
import { readReceivedOrders, type LastLook } from './readReceivedOrders'

/** How old the list gets before the device asks again. */
const FRESH_EVERY_MS = 15_000

/** Nothing asks sooner than this after the last answer, so that a device stays within 6 requests a minute. */
const REST_MS = 10_000

/** Together with the list above no more than 6 requests a minute. */
const DONE_FRESH_EVERY_MS = 30_000
const DONE_WINDOW_MS = 12 * 60 * 60_000
const DONE_PAGE_SIZE = 50
const DONE_STATUSES = ORDER_STATUSES.filter((status) => status !== 'RECEIVED')

export const receivedOrdersKey = (vendorId: VendorId): string[] => ['orders', 'received', vendorId]

export const receivedOrdersOptions = (api: Api, vendorId: VendorId) =>
  queryOptions({
    queryKey: receivedOrdersKey(vendorId),
    queryFn: ({ signal, client, queryKey }) =>
      readReceivedOrders(
        api,
        vendorId,
        signal,
        client.getQueryData<Order[]>(queryKey) ?? [],
        lastLookOf(client.getQueryCache().find({ queryKey, exact: true })),
      ),
    // Query would compare all that has changed line by line, in the way of a scan.
    structuralSharing: (before, after) => (isSameList(before, after) ? before : after),
    staleTime: REST_MS,
    refetchInterval: nextLookMs,
    // Looking again every few seconds is the retry.
    retry: false,
    refetchOnWindowFocus: hasRested,
    refetchOnReconnect: hasRested,
    // What the device kept from its last run is no answer, however young it is.
    refetchOnMount: (query) => (hasAsked(query) ? hasRested(query) : 'always'),
    retryOnMount: hasRested,
  })

/** Of what has not changed the very same orders come back, so that it is enough to look at which they are. */
const isSameList = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  before.every((order, nth) => order === after[nth])

/** With the query, so that it goes when somebody signs out. */
const lastLooks = new WeakMap<object, LastLook>()

function lastLookOf(query: object = {}): LastLook {
  const look = lastLooks.get(query) ?? { pages: [] }
  lastLooks.set(query, look)
  return look
}

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

export const orderKey = (orderId: OrderId): string[] => ['orders', 'one', orderId]

export const orderOptions = (api: Api, orderId: OrderId) =>
  queryOptions({
    queryKey: orderKey(orderId),
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

const hasAsked = (query: OrdersQuery): boolean =>
  query.state.errorUpdateCount > 0 || lastLookOf(query).pages.length > 0

function askedWaitMs(error: Error | null): number {
  const problem = findProblem(error)
  return problem?.kind === 'rate-limited' ? problem.waitMs : 0
}
