import { type Translate } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { type OrderSummary } from '@/domain/orders/summarizeOrder'

/** "12 items · 2 by weight · rider collects" */
export function orderWords(t: Translate, order: Order, { lines, weighed }: OrderSummary): string {
  return [
    t('orders.items', { count: lines }),
    ...(weighed > 0 ? [t('orders.weighed', { count: weighed })] : []),
    t(`orders.flow.${flowOf(order)}`),
  ].join(' · ')
}

function flowOf(order: Order): 'rider' | 'store' | 'customer' {
  if (order.order_type === 'PICKUP') return 'customer'
  return order.transport_type === 'LOGISTICS_DELIVERY' ? 'rider' : 'store'
}
