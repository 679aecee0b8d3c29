import { outsideEventSchema } from '@/domain/contract/portal'
import type { Order } from '@/domain/contract/order'
import { afterOutsideEvent } from '@/domain/orders/transitions'
import { ActButton } from '../parts/Form'
import { OUTSIDE_EVENTS } from './words'

const EVENTS = outsideEventSchema.shape.type.options

/** What may happen to the order outside the store from where it stands; after its end nothing does. */
export function OutsideButtons({ order, action }: { order: Order; action: string }) {
  const possible = EVENTS.filter((event) => afterOutsideEvent(order, event) !== undefined)
  if (possible.length === 0) return null
  return (
    <>
      <h2>What happens outside the store</h2>
      <div className="acts">
        {possible.map((event) => (
          <ActButton
            key={event}
            action={action}
            fields={{ type: event }}
            look={afterOutsideEvent(order, event) === 'CANCELLED' ? 'danger' : 'plain'}
          >
            {OUTSIDE_EVENTS[event].button}
          </ActButton>
        ))}
      </div>
    </>
  )
}
