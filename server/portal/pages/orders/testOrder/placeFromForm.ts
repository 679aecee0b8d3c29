import type { Deps } from '@/server/deps'
import { placeTestOrder } from '@/server/orders/testOrder'
import { faultsOfRefusal, type Faults, type Sent } from '../../form'
import { atFields } from './faults'
import { productsOf, type AtStore } from './goods'
import { readTestOrder } from './readTestOrder'

type Placed = { kind: 'placed'; orderId: string } | { kind: 'faulty'; faults: Faults }

export async function placeFromForm(deps: Deps, store: AtStore, sent: Sent): Promise<Placed> {
  const products = await productsOf(deps, store, sent)
  const weighed = new Map<string, boolean>(
    [...products].map(([sku, { pricingType }]) => [sku, pricingType === 'KG']),
  )
  const read = readTestOrder(sent, (sku) => weighed.get(sku))
  if (read.kind === 'faulty') return read
  try {
    const order = await placeTestOrder(deps, store.chainId, store.vendorId, read.value)
    return { kind: 'placed', orderId: order.order_id }
  } catch (problem) {
    return { kind: 'faulty', faults: atFields(faultsOfRefusal(problem)) }
  }
}
