import type { Order } from '@/domain/contract/order'
import { until } from '@/__tests__/support/until'
import { queueOf } from '@/server/webhooks/tickets'
import { counterOf } from './counter'
import { findSteadyPort, startInstance, type Instance } from './instance'
import type { Call, Partner } from './partner'
import type { StockedStore } from './stockStores'

interface Fleets {
  1: [Instance]
  2: [Instance, Instance]
  3: [Instance, Instance, Instance]
}

/** Instances that start at the same moment. */
export async function startFleet<Size extends keyof Fleets>(
  size: Size,
  env: Record<string, string>,
): Promise<Fleets[Size]> {
  const ports = new Set<number>()
  while (ports.size < size) ports.add(await findSteadyPort())
  const fleet = [...ports].map((port) => startInstance(port, env))
  await Promise.all(fleet.map((instance) => instance.ready))
  return fleet as Fleets[Size]
}

/**
 * Lets one instance hold calls open at a partner that keeps silent: one for each queue, of an order in each store.
 * The others stand still until it has them; nothing else may be going on, or they would stand still with locks held.
 */
export async function letHold(
  holder: Instance,
  others: readonly Instance[],
  partner: Partner,
  stores: readonly StockedStore[],
): Promise<{ orders: Order[]; calls: Call[] }> {
  for (const other of others) other.pause()
  partner.mood = () => 'silence'
  const orders: Order[] = []
  for (const store of stores) orders.push(await counterOf(holder).place(store))
  const queues = new Set(stores.map((store) => queueOf(store.chainId)))
  const calls = await until(
    async () => partner.openCalls(),
    (open) => open.length === queues.size,
  )
  partner.mood = () => 'ok'
  for (const other of others) other.resume()
  return { orders, calls }
}
