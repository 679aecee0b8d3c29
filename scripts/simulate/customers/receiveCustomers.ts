import type { Order } from '@/domain/contract/order'
import type { TestOrder } from '@/domain/contract/portal'
import { cancelFromOutside } from '../outside/cancelFromOutside'
import { carryOut } from '../outside/carryOut'
import { minutes } from '../clock'
import { enterOrder, type OrderRecord } from '../ledger'
import { getBody, insist } from '../service/insist'
import { newErrand, type Store, type World } from '../world'
import { drawArrivals } from './arrivals'
import { planOrder, type OrderPlan } from './planOrder'

/** Customers come one after another, until all orders are placed. */
export async function receiveCustomers(world: World, storeOf: (order: number) => Store): Promise<void> {
  const { seed, orders, ordersPerHour } = world.options
  const arrivals = drawArrivals(seed, orders, ordersPerHour)
  const openedMs = world.clock.nowMs()
  const placing: Promise<void>[] = []
  for (const [index, atMs] of arrivals.entries()) {
    await world.clock.sleep(Math.max(0, openedMs + atMs - world.clock.nowMs()))
    placing.push(new Promise((placed) => serve(world, storeOf(index + 1), index + 1, placed)))
  }
  await Promise.all(placing)
  world.isPlacing = false
}

function serve(world: World, store: Store, number: number, placed: () => void): void {
  world.crew.begin(async () => {
    const plan = planOrder(world.options.seed, number, store.shelf, world.options.shares)
    const record = await place(world, store, plan).finally(placed)
    const errand = newErrand(record, plan)
    world.errands.set(record.orderId, errand)
    world.onProgress()
    const { cancelling } = plan
    if (cancelling?.after === 'placed') {
      world.crew.begin(() => cancelFromOutside(world, errand, cancelling))
    }
    await carryOut(world, errand)
  })
}

/** An order whose answer was lost is looked for by its comment, which no other order has. */
async function place(world: World, { vendorId }: Store, plan: OrderPlan): Promise<OrderRecord> {
  const { portal, chainId } = world
  const comment = `Simulated order ${plan.number} of run ${world.mark}.`
  const wanted: TestOrder = {
    delivery: plan.delivery,
    items: plan.items,
    comment,
    promised_in_minutes: world.clock.realMs(plan.promisedInMs) / minutes(1),
  }
  const settled = await insist(
    world.patience,
    () => portal.placeOrder(chainId, vendorId, wanted),
    async () => {
      const newest = await portal.listNewest(chainId, vendorId)
      const body = newest.find((order) => order.comment === comment)
      return body && { kind: 'ok', body, headers: new Headers() }
    },
  )
  const order = getBody(settled, `Order ${plan.number} was not taken`)
  const record = enterOrder(world.ledger, plan.number, order)
  record.complaints.push(...compareWish(wanted, order))
  return record
}

/** An order that is not what the customer asked for. */
export function compareWish({ items }: Pick<TestOrder, 'items'>, order: Order): string[] {
  const asked = items.map(({ sku, quantity, weight }) => `${sku} ${weight ?? quantity ?? 1}`)
  const got = order.items.map(
    ({ sku, original_pricing: { weight, quantity } }) => `${sku} ${weight ?? quantity}`,
  )
  return asked.join(', ') === got.join(', ')
    ? []
    : [`the customer asked for ${asked.join(', ')}, and it was placed with ${got.join(', ')}.`]
}
