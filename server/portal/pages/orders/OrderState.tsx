import type { OrderStatus } from '@/domain/contract/order'
import { Chip } from '../parts/Chip'
import { ORDER_WORDS } from '../parts/statusWords'

export function OrderState({ status }: { status: OrderStatus }) {
  const { words, look } = ORDER_WORDS[status]
  return <Chip look={look}>{words}</Chip>
}
