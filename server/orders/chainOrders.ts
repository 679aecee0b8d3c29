import type { Order, OrderStatus } from '@/domain/contract/order'
import type { OrderChange } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { orderNotFound } from '@/server/problems/refusal'
import { findOrder, listChanges, listOrderTexts } from './repository'
import { windowStart } from './window'

export interface ChainOrdersQuery {
  vendorId: string | undefined
  status: OrderStatus | undefined
  page: number
  pageSize: number
}

/** The orders of a whole chain as the portal sees them, newest first, as one JSON array. */
export async function listChainOrders(
  { db, now }: Deps,
  chainId: string,
  { vendorId, status, page, pageSize }: ChainOrdersQuery,
): Promise<{ text: Buffer; total: number }> {
  const to = now()
  return listOrderTexts(db.sql, {
    chainId,
    vendorId,
    from: windowStart(to),
    to,
    statuses: status ? [status] : [],
    page,
    pageSize,
  })
}

export async function getChainOrder({ db, now }: Deps, chainId: string, orderId: string): Promise<Order> {
  const stored = await findOrder(db.sql, chainId, orderId, windowStart(now()), 'read')
  if (!stored) throw orderNotFound()
  return stored.order
}

export async function getOrderHistory(deps: Deps, chainId: string, orderId: string): Promise<OrderChange[]> {
  await getChainOrder(deps, chainId, orderId)
  return listChanges(deps.db.sql, orderId)
}
