import { momentMs } from '@/domain/contract/time'
import type { OrderStatus } from '@/domain/contract/order'
import { findVendor } from '@/server/chains/repository'
import type { Sql } from '@/server/db/database'
import { forbidden, invalidRequest, orderNotFound, vendorNotFound } from '@/server/problems/refusal'
import { mayTouchVendor, type Caller } from '@/server/tokens/caller'
import { findOrderText, listOrderTexts } from './repository'
import { judgeRange, windowStart, WINDOW_DAYS } from './window'

export async function readOrder(sql: Sql, caller: Caller, orderId: string, now: Date): Promise<Buffer> {
  const order = await findOrderText(sql, caller.chainId, orderId, windowStart(now))
  if (!order) throw orderNotFound()
  if (!mayTouchVendor(caller, order.vendorId)) throw forbidden()
  return order.text
}

export interface ListQuery {
  start_time?: string | undefined
  end_time?: string | undefined
  status: readonly OrderStatus[]
  page: number
  page_size: number
}

export async function listOrders(
  sql: Sql,
  caller: Caller,
  vendorId: string,
  query: ListQuery,
  now: Date,
): Promise<{ text: Buffer; total: number }> {
  const range = judgeRange(
    {
      startMs: query.start_time === undefined ? undefined : momentMs(query.start_time),
      endMs: query.end_time === undefined ? undefined : momentMs(query.end_time),
    },
    now,
  )
  if (range.kind === 'backwards') throw wrongTimes('end_time', 'end_time lies before start_time.')
  if (range.kind === 'too long')
    throw wrongTimes('start_time', `The range spans more than ${WINDOW_DAYS} days.`)
  // Asked at once: that the store is missing is the exception.
  const [vendor, orders] = await Promise.all([
    findVendor(sql, caller.chainId, vendorId),
    listOrderTexts(sql, {
      chainId: caller.chainId,
      vendorId,
      from: range.from,
      to: range.to,
      statuses: query.status,
      page: query.page,
      pageSize: query.page_size,
    }),
  ])
  if (!vendor) throw vendorNotFound()
  return orders
}

const wrongTimes = (path: string, message: string) =>
  invalidRequest([{ path, code: 'INVALID_RANGE', message }])
