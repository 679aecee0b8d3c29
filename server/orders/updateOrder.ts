import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { judgeUpdate, type UpdateVerdict } from '@/domain/orders/judgeUpdate'
import type { CatalogFacts } from '@/domain/orders/update/catalogFacts'
import { findProducts } from '@/server/catalog/repository'
import { findVendor } from '@/server/chains/repository'
import type { SqlOrTx } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { brokenCart, forbidden, invalidTransition, orderNotFound } from '@/server/problems/refusal'
import { mayDo, mayTouchVendor, type Caller } from '@/server/tokens/caller'
import { announceOrder } from '@/server/webhooks/announce'
import { findOrder, saveOrder, type StoredOrder } from './repository'
import { windowStart } from './window'

/** `PUT /orders/{order_id}`: the order as it is afterwards, or as it would be for a check of the cart. */
export async function updateOrder(
  deps: Deps,
  caller: Caller,
  orderId: string,
  request: OrderUpdate,
): Promise<Order> {
  if (!mayDo(caller, request.status === 'CANCELLED' ? 'cancel orders' : 'pick orders')) throw forbidden()
  const { sql } = deps.db
  if (request.status === 'UPDATE_CART') {
    const stored = await getOrder(sql, caller, orderId, deps.now(), 'read')
    return orderOf(await judge(sql, stored, request, deps.now()), stored)
  }
  return sql.begin(async (tx) => {
    const stored = await getOrder(tx, caller, orderId, deps.now(), 'change')
    const now = deps.now()
    const verdict = await judge(tx, stored, request, now)
    const order = orderOf(verdict, stored)
    if (verdict.kind !== 'changed') return order
    // Sent together: none of these waits for another's answer, and the row stays locked for a shorter time.
    await Promise.all([
      saveOrder(tx, order, { outcomeKey: verdict.key, cause: `token ${caller.tokenId}` }),
      // The partner's own cancellation is no news to the partner.
      order.status !== 'CANCELLED' && announceOrder(tx, deps.queue, order, now),
    ])
    return order
  })
}

async function getOrder(
  sql: SqlOrTx,
  caller: Caller,
  orderId: string,
  now: Date,
  purpose: 'read' | 'change',
): Promise<StoredOrder> {
  const stored = await findOrder(sql, caller.chainId, orderId, windowStart(now), purpose)
  if (!stored) throw orderNotFound()
  if (!mayTouchVendor(caller, stored.order.client.store_id)) throw forbidden()
  return stored
}

async function judge(
  sql: SqlOrTx,
  stored: StoredOrder,
  request: OrderUpdate,
  now: Date,
): Promise<UpdateVerdict> {
  return judgeUpdate(stored.order, request, await factsFor(sql, stored.order, request), now)
}

/** Only products that the request brings into the order are asked for; most requests bring none. */
async function factsFor(sql: SqlOrTx, order: Order, request: OrderUpdate): Promise<CatalogFacts> {
  const { chain_id, store_id } = order.client
  const incoming = request.items.filter((item) => item.status === 'ADDITION' || item.replaced_id)
  const skus = [...new Set(incoming.flatMap((item) => item.sku ?? []))]
  if (skus.length === 0) return { products: new Map(), weightedItemsEnabled: false }
  const products = await findProducts(sql, chain_id, store_id, skus)
  const vendor = await findVendor(sql, chain_id, store_id)
  return { products, weightedItemsEnabled: vendor?.weighted_items_enabled ?? false }
}

function orderOf(verdict: UpdateVerdict, stored: StoredOrder): Order {
  switch (verdict.kind) {
    case 'changed':
    case 'checked':
      return verdict.order
    case 'wrong-state':
      // The same request again: it took effect already, perhaps its answer was lost on the way.
      if (verdict.key !== undefined && verdict.key === stored.outcomeKey) return stored.order
      throw invalidTransition(verdict.message)
    case 'faulty':
      throw brokenCart(verdict.faults)
  }
}
