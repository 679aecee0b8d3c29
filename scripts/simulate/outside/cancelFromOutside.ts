import type { Cancelling } from '../customers/planOrder'
import type { Errand, World } from '../world'
import { happen } from './happen'

/** A customer or logistics changes their mind; what is delivered by then stays delivered. */
export async function cancelFromOutside(world: World, errand: Errand, cancelling: Cancelling): Promise<void> {
  await world.clock.sleep(cancelling.delayMs)
  const event = cancelling.by === 'CUSTOMER' ? 'CUSTOMER_CANCELLED' : 'LOGISTICS_CANCELLED'
  if (await happen(world, errand.record, event)) errand.settle('over')
}
