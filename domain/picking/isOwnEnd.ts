import type { Order, OrderLine } from '@/domain/contract/order'
import { linesAsReceived } from '@/domain/orders/asReceived'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { finishRequest } from './cart'
import { factsOf } from './cartFacts'
import type { PickSession } from './session'

/**
 * Whether an order that has ended holds the cart of this session. The journal says so where the answer came; an answer
 * that was lost on the way, or a device that died before it could note it, leaves only the order itself to tell.
 */
export function isOwnEnd(session: PickSession, order: Order, now: Date): boolean {
  if (session.sent) return true
  const received: Order = { ...order, status: 'RECEIVED', items: linesAsReceived(order) }
  const finish = finishRequest(session, received)
  if (finish.kind !== 'request') return false
  // What the service has taken its store allowed, whatever this device was told when it was set up.
  const verdict = judgeUpdate(received, finish.request, factsOf(session, true), now)
  return verdict.kind === 'changed' && contentOf(verdict.order.items) === contentOf(order.items)
}

/** What was sent, without the ids that the service gives to what the store brought in. */
function contentOf(items: readonly OrderLine[]): string {
  return items
    .map(({ sku, status, replaced_id, pricing }) =>
      [sku, status, replaced_id ?? '', pricing.quantity, pricing.weight ?? '', pricing.total_price].join(' '),
    )
    .sort()
    .join('\n')
}
