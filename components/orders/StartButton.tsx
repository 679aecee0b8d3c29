import { Button } from '@/components/ui/Button'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'

type StartButtonProps = {
  /** Most urgent first. */
  orders: readonly Order[]
  begun: readonly Order[]
  isPicking: boolean
  onPick: (orderId: OrderId) => void
}

/** The one thing to do next: the most urgent order that nobody has begun here, or the one that was begun. */
export function StartButton({ orders, begun, isPicking, onPick }: StartButtonProps) {
  const { t } = useWords()
  const isBegun = (order: Order) => begun.includes(order)
  const next = isPicking ? begun[0] : (orders.find((order) => !isBegun(order)) ?? begun[0])
  if (next === undefined) return null
  const title = t(isBegun(next) ? 'picking.goOn' : 'picking.start', { code: next.order_code })
  return <Button title={title} onPress={() => onPick(next.order_id)} grow={1} />
}
