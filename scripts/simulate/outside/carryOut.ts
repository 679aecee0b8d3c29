import type { Errand, World } from '../world'
import { cancelFromOutside } from './cancelFromOutside'
import { happen } from './happen'

/** From the store to the customer: by a rider, or by somebody of the store. Whoever finds it cancelled goes home. */
export async function carryOut(world: World, errand: Errand): Promise<void> {
  const { record, plan } = errand
  const how = await errand.picked
  world.errands.delete(record.orderId)
  if (how === 'over') return
  if (plan.delivery === 'PLATFORM') {
    mayBeCancelled(world, errand, 'ready')
    await world.clock.sleep(plan.comingMs)
    if (!(await happen(world, record, 'RIDER_PICKED_UP'))) return
  }
  mayBeCancelled(world, errand, 'left')
  await world.clock.sleep(plan.ridingMs)
  await happen(world, record, 'DELIVERED')
}

function mayBeCancelled(world: World, errand: Errand, after: 'ready' | 'left'): void {
  const { cancelling } = errand.plan
  if (cancelling?.after === after) world.crew.begin(() => cancelFromOutside(world, errand, cancelling))
}
