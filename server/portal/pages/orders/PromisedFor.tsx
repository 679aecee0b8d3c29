import type { Order } from '@/domain/contract/order'
import { Chip } from '../parts/Chip'
import { When } from '../parts/When'
import { lateWords } from './words'

/** When the customer expects it, and in words that it is late. */
export function PromisedFor({ order, now }: { order: Order; now: Date }) {
  const late = lateWords(order, now)
  return (
    <>
      <When at={order.promised_for} /> {late && <Chip look="bad">{late}</Chip>}
    </>
  )
}
