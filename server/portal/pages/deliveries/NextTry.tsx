import type { Delivery } from '@/domain/contract/portal'
import { When } from '../parts/When'

/** When a waiting event is tried, as far as anybody knows. */
export function NextTry({ delivery }: { delivery: Delivery }) {
  if (delivery.next_try_at !== null) return <When at={delivery.next_try_at} />
  return <>{delivery.tries > 0 ? 'Now' : 'As soon as the events before it have arrived'}</>
}
