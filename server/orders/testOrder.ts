import { momentMs } from '@/domain/contract/time'
import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import type { TestOrder } from '@/domain/contract/portal'
import { cancel, judgeUpdate } from '@/domain/orders/judgeUpdate'
import { fulfilmentStatus } from '@/domain/orders/transitions'
import type { Tx } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { testCustomer } from './madeUpCustomer'
import { brokenCart, invalidTransition } from '@/server/problems/refusal'
import { announceOrder } from '@/server/webhooks/announce'
import { saveOrder } from './repository'
import { takeOrder } from './takeOrder'

const PROMISED_IN_MINUTES = 30

/** A customer's order made by hand, and with an outcome also what became of it. */
export async function placeTestOrder(
  deps: Deps,
  chainId: string,
  vendorId: string,
  wanted: TestOrder,
): Promise<Order> {
  const now = deps.now()
  const createdAt = wanted.created_at === undefined ? now : new Date(momentMs(wanted.created_at))
  const promisedInMs = (wanted.promised_in_minutes ?? PROMISED_IN_MINUTES) * 60_000
  return deps.db.sql.begin(async (tx) => {
    const order = await takeOrder(tx, deps.queue, {
      chainId,
      vendorId,
      transportType: wanted.delivery === 'PLATFORM' ? 'LOGISTICS_DELIVERY' : 'VENDOR_DELIVERY',
      customer: testCustomer(now),
      items: wanted.items,
      comment: wanted.comment,
      now,
      createdAt,
      promisedFor: new Date(createdAt.getTime() + promisedInMs),
    })
    return wanted.outcome ? settle(tx, deps, order, wanted.outcome, now) : order
  })
}

async function settle(
  tx: Tx,
  deps: Deps,
  order: Order,
  outcome: NonNullable<TestOrder['outcome']>,
  now: Date,
): Promise<Order> {
  const settled =
    outcome.status === 'CANCELLED' ? cancelled(order, outcome, now) : fulfilled(order, outcome, now)
  await saveOrder(tx, settled, { outcomeKey: null, cause: 'test order' })
  const isPartnersOwn = settled.cancellation?.cancelled_by === 'VENDOR'
  if (!isPartnersOwn) await announceOrder(tx, deps.queue, settled, now)
  return settled
}

function cancelled(order: Order, outcome: NonNullable<TestOrder['outcome']>, now: Date): Order {
  return cancel(order, outcome.reason ?? null, outcome.cancelled_by ?? 'CUSTOMER', now)
}

/** Picked as asked for; what the form does not name was found. */
function fulfilled(order: Order, outcome: NonNullable<TestOrder['outcome']>, now: Date): Order {
  const statusOf = new Map(outcome.items?.map((item) => [item.sku, item.status]))
  const request: OrderUpdate = {
    status: fulfilmentStatus(order.transport_type),
    items: order.items.map((line) => ({
      _id: line._id,
      status: statusOf.get(line.sku) ?? 'IN_CART',
      pricing: { pricing_type: line.pricing.pricing_type, weight: line.pricing.weight },
    })),
  }
  const verdict = judgeUpdate(order, request, { products: new Map(), weightedItemsEnabled: false }, now)
  switch (verdict.kind) {
    case 'changed':
    case 'checked':
      return verdict.order
    case 'faulty':
      throw brokenCart(verdict.faults)
    case 'wrong-state':
      throw invalidTransition(verdict.message)
  }
}
