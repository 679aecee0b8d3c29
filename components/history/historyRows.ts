import { type HistoryPage, type PastOrder } from '@/api/history'

export type HistoryRow = { kind: 'day'; dayMs: number } | { kind: 'order'; order: PastOrder }

/** Every order once: one that moved between two pages is kept where it came first. */
export function ordersOf(pages: readonly HistoryPage[]): readonly PastOrder[] {
  const orders = new Map<string, PastOrder>()
  for (const page of pages) {
    for (const order of page.orders) if (!orders.has(order.orderId)) orders.set(order.orderId, order)
  }
  return [...orders.values()]
}

/** Orders with a head over those of each day, by the calendar on this device's wall. */
export function groupByDay(orders: readonly PastOrder[]): HistoryRow[] {
  let dayMs: number | undefined
  return orders.flatMap((order) => {
    const row: HistoryRow = { kind: 'order', order }
    const ownDayMs = startOfDay(order.placedMs)
    if (ownDayMs === dayMs) return [row]
    dayMs = ownDayMs
    return [{ kind: 'day', dayMs }, row]
  })
}

export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}

/** A code as it is compared: people leave out the dash and do not mind capitals. */
export function bareCode(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase()
}
