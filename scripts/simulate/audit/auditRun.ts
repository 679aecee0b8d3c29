import type { Order } from '@/domain/contract/order'
import type { OrderId, VendorId } from '@/domain/contract/ids'
import type { Ledger } from '../ledger'
import { auditEvents } from './auditEvents'
import { auditOrder } from './auditOrder'
import type { EventBook } from './listen'

export type Evidence = {
  ledger: Ledger
  /** As the service holds them at the end. */
  orders: ReadonlyMap<OrderId, Order>
  book: EventBook
  /** Stores whose events nobody receives: there is nothing to compare. */
  unheard: ReadonlySet<VendorId>
  wasStopped: boolean
}

/** Nothing lost: every difference between what people did and what the service holds and has announced. */
export function auditRun({ ledger, orders, book, unheard, wasStopped }: Evidence): string[] {
  return [...ledger.orders.values()].flatMap((record) => [
    ...auditOrder(record, orders.get(record.orderId), wasStopped),
    ...(unheard.has(record.vendorId) ? [] : auditEvents(record, book.byOrder.get(record.orderId) ?? [])),
  ])
}

/** How many events there must be by now. */
export function countDue({ orders }: Ledger): number {
  let due = 0
  for (const { steps } of orders.values()) due += steps.filter(({ announced }) => announced).length
  return due
}
