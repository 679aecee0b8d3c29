import type { OrderId, VendorId } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import type { EventBook } from './audit/listen'
import { noteDeliveries } from './audit/readLog'
import type { Ledger, OrderRecord } from './ledger'
import type { PartnerApi } from './service/partnerApi'
import type { PortalApi } from './service/portalApi'

/** So many at once keep a service busy without being a burden. */
const AT_ONCE = 4

/** The orders of this run as the service holds them now. */
export async function collectOrders(
  ledger: Ledger,
  backOffice: PartnerApi,
): Promise<ReadonlyMap<OrderId, Order>> {
  const orders = new Map<OrderId, Order>()
  await forEach(ledger, async ({ orderId }) => {
    const read = await backOffice.readOrder(orderId)
    if (read.kind === 'ok') orders.set(orderId, read.body)
  })
  return orders
}

/** Events as the delivery log knows them. `waiting`: written, and not taken by the receiver yet. */
export async function collectEvents(
  ledger: Ledger,
  portal: PortalApi,
  chainId: string,
  book: EventBook,
): Promise<{ waiting: number }> {
  let waiting = 0
  await forEach(ledger, async ({ orderId }) => {
    const deliveries = await portal.listDeliveries(chainId, orderId)
    waiting += noteDeliveries(book, orderId, deliveries)
  })
  return { waiting }
}

/** Stores none of whose orders was announced: they have no webhook. */
export function unheardStores({ orders }: Ledger, { byOrder }: EventBook): ReadonlySet<VendorId> {
  const records = [...orders.values()]
  const heard = new Set(records.filter(({ orderId }) => byOrder.has(orderId)).map(({ vendorId }) => vendorId))
  return new Set(records.map(({ vendorId }) => vendorId).filter((vendorId) => !heard.has(vendorId)))
}

async function forEach({ orders }: Ledger, visit: (record: OrderRecord) => Promise<void>): Promise<void> {
  const left = [...orders.values()]
  const visitor = async () => {
    for (let record = left.pop(); record; record = left.pop()) await visit(record)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}
