import { type ChipTone } from '@/components/ui/Chip'
import { type OrderStatus } from '@/domain/contract/order'

/** How an order's state looks wherever it is shown. */
export const statusTone: Record<OrderStatus, ChipTone> = {
  RECEIVED: 'neutral',
  READY_FOR_PICKUP: 'ok',
  DISPATCHED: 'ok',
  PICKED_UP: 'ok',
  DELIVERED: 'ok',
  CANCELLED: 'late',
}
