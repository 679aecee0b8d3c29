import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type OrderId, type VendorId } from '@/domain/contract/ids'
import { type Order, type OrderStatus } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import { momentMs } from '@/domain/contract/time'
import { isOrdered } from '@/domain/orders/asReceived'
import { type Api } from './client'
import { hasNextPage, ordersPath } from './nextPage'
import { parseBody } from './readAnswer'

const PAGE_SIZE = 50
const HOUR_MS = 60 * 60_000

/**
 * The service keeps orders for 60 days and refuses to span more, by its own clock. An hour less, and a device whose
 * clock is slow is not refused.
 */
const WINDOW_MS = 60 * 24 * HOUR_MS - HOUR_MS

/** Platforms that write whole seconds mean any moment within one. */
const SECOND_MS = 1_000

const STATUSES = {
  all: undefined,
  out: ['READY_FOR_PICKUP', 'DISPATCHED'],
  delivered: ['DELIVERED', 'PICKED_UP'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly OrderStatus[] | undefined>

export type HistoryFilter = keyof typeof STATUSES

/** As much of an order as a list shows: the orders of 60 days as they are would fill a device's memory. */
export type PastOrder = {
  readonly orderId: OrderId
  readonly code: string
  readonly status: OrderStatus
  readonly placedMs: number
  readonly lines: number
  readonly total: number
}

/** Later pages are cut from the same range as the first, so that an order which comes meanwhile moves none of them. */
type PageParam = { readonly page: number; readonly from?: string; readonly until?: string }

export type HistoryPage = {
  readonly orders: readonly PastOrder[]
  /** How many orders there are on all pages, where the service says it. */
  readonly total: number | undefined
  readonly next: PageParam | undefined
}

const FIRST_PAGE: PageParam = { page: 1 }

/**
 * The orders of the last 60 days, newest first, page after page. Read again only when somebody asks for it: that
 * would be every page that was loaded.
 */
export const historyOptions = (api: Api, vendorId: VendorId, filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'history', vendorId, filter],
    queryFn: ({ pageParam, signal }) => readPage(api, vendorId, filter, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages) => (isRepeated(pages) ? undefined : last.next),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Pages that stay are the same objects anyway; thousands of orders need not be compared for that.
    structuralSharing: false,
  })

async function readPage(
  api: Api,
  vendorId: VendorId,
  filter: HistoryFilter,
  { page, from = new Date(Date.now() - WINDOW_MS).toISOString(), until }: PageParam,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const statuses: readonly OrderStatus[] | undefined = STATUSES[filter]
  const answer = await api.request(
    {
      method: 'GET',
      path: ordersPath(vendorId),
      query: {
        status: statuses?.join(','),
        start_time: from,
        end_time: until,
        page_size: PAGE_SIZE,
        page,
      },
      signal,
    },
    z.unknown(),
  )
  const orders = parseBody(answer.body, orderListSchema)
  const range = { from, until: until ?? findNewest(orders) }
  return {
    // Another platform may not know the filter.
    orders: orders.filter(({ status }) => statuses?.includes(status) ?? true).map(asPastOrder),
    total: findTotal(answer.headers),
    next: orders.length > 0 && hasNextPage(answer) ? { page: page + 1, ...range } : undefined,
  }
}

function asPastOrder({ order_id, order_code, status, sys, items, payment }: Order): PastOrder {
  return {
    orderId: order_id,
    code: order_code,
    status,
    placedMs: momentMs(sys.created_at),
    lines: items.filter(isOrdered).length,
    total: payment.order_total,
  }
}

/** By the clock of the service, not by ours. */
function findNewest([newest]: readonly Order[]): string | undefined {
  return newest && new Date(momentMs(newest.sys.created_at) + SECOND_MS).toISOString()
}

function findTotal(headers: Headers): number | undefined {
  const total = headers.get('x-total-count') ?? ''
  return /^\d+$/.test(total) ? Number(total) : undefined
}

/** A service that does not know pages answers with the first one for ever. */
function isRepeated(pages: readonly HistoryPage[]): boolean {
  const [before, last] = pages.slice(-2).map(({ orders }) => orders[0]?.orderId)
  return last !== undefined && before === last
}
