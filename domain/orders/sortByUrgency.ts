import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'

/** Most urgent promise first; of two equal promises the one that came first, so that the list never jumps. */
export function sortByUrgency(orders: readonly Order[]): Order[] {
  return [...orders].sort(
    (one, other) =>
      momentMs(one.promised_for) - momentMs(other.promised_for) ||
      momentMs(one.sys.created_at) - momentMs(other.sys.created_at) ||
      (one.order_id < other.order_id ? -1 : 1),
  )
}
