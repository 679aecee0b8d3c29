import type { VendorId } from '@/domain/contract/ids'
import { hours, minutes } from '../clock'
import type { Ledger, OrderRecord, PickerTally, Stage } from '../ledger'

export type Figures = {
  placed: number
  stages: Record<Stage, number>
  cancelledBy: Record<'CUSTOMER' | 'LOGISTICS' | 'VENDOR', number>
  cancelledAfterPickup: number
  late: number
  items: number
  itemsAnHour: number
  /** Of the time that a picker had an order in hand. */
  pickers: { name: string; orders: number; items: number; itemsAnHour: number }[]
  replaced: number
  notFound: number
  short: number
  wrongScans: number
  putBack: number
  requests: { vendorId: VendorId; aMinute: number; aRealMinute: number }[]
}

/** What a run comes to. Times are simulated, unless they are called real. */
export function figuresOf(ledger: Ledger, elapsedMs: number, realMs: number): Figures {
  const orders = [...ledger.orders.values()]
  const cancellations = orders.flatMap(({ steps }) => steps.filter(({ status }) => status === 'CANCELLED'))
  const cancelled = (by: string) => cancellations.filter((step) => step.by === by).length
  const sum = (figure: (tally: PickerTally) => number) =>
    ledger.pickers.reduce((total, tally) => total + figure(tally), 0)
  const items = sum((tally) => tally.items)
  return {
    placed: orders.length,
    stages: countStages(orders),
    cancelledBy: {
      CUSTOMER: cancelled('CUSTOMER'),
      LOGISTICS: cancelled('LOGISTICS'),
      VENDOR: cancelled('VENDOR'),
    },
    cancelledAfterPickup: cancellations.filter(({ afterPickup }) => afterPickup).length,
    late: orders.filter(({ isLate }) => isLate).length,
    items,
    itemsAnHour: per(items, elapsedMs, hours(1)),
    pickers: ledger.pickers.map((tally) => ({
      name: tally.name,
      orders: tally.orders,
      items: tally.items,
      itemsAnHour: per(tally.items, tally.busyMs, hours(1)),
    })),
    replaced: sum((tally) => tally.replaced),
    notFound: sum((tally) => tally.notFound),
    short: sum((tally) => tally.short),
    wrongScans: sum((tally) => tally.wrongScans),
    putBack: sum((tally) => tally.putBack),
    requests: [...ledger.requests].map(([vendorId, count]) => ({
      vendorId,
      aMinute: per(count, elapsedMs, minutes(1)),
      aRealMinute: per(count, realMs, minutes(1)),
    })),
  }
}

export function countStages(orders: Iterable<OrderRecord>): Record<Stage, number> {
  const stages: Record<Stage, number> = {
    waiting: 0,
    picking: 0,
    ready: 0,
    'under way': 0,
    delivered: 0,
    cancelled: 0,
    stuck: 0,
  }
  for (const { stage } of orders) stages[stage] += 1
  return stages
}

const per = (count: number, duringMs: number, unitMs: number) =>
  duringMs > 0 ? (count * unitMs) / duringMs : 0
