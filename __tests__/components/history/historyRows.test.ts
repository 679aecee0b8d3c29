import { type HistoryPage, type PastOrder } from '@/api/history'
import { bareCode, groupByDay, ordersOf, startOfDay } from '@/components/history/historyRows'
import { orderIdSchema } from '@/domain/contract/ids'

const noonOf = (day: number) => new Date(2025, 2, day, 12).getTime()

function makePast(id: number, placedMs: number): PastOrder {
  const orderId = orderIdSchema.parse(`00000000-0000-4000-8000-${String(id).padStart(12, '0')}`)
  return { orderId, code: `K7-${id}`, status: 'DELIVERED', placedMs, lines: 1, total: 1 }
}

const pageOf = (...orders: PastOrder[]): HistoryPage => ({ orders, total: undefined, next: undefined })

it('keeps an order that moved between two pages once', () => {
  const [one, two] = [makePast(1, noonOf(3)), makePast(2, noonOf(2))]
  expect(ordersOf([pageOf(one, two), pageOf(two)])).toEqual([one, two])
})

it('puts one head over the orders of each day, also over a change of the clocks', () => {
  const orders = [31, 30, 30, 29].map((day, id) => makePast(id, noonOf(day)))
  expect(groupByDay(orders).map((row) => (row.kind === 'day' ? row.dayMs : row.order.code))).toEqual([
    startOfDay(noonOf(31)),
    'K7-0',
    startOfDay(noonOf(30)),
    'K7-1',
    'K7-2',
    startOfDay(noonOf(29)),
    'K7-3',
  ])
})

it.each(['k7-204', ' K7 204', 'K7204', 'K7–204'])('finds K7-204 by %j', (typed) => {
  expect(bareCode(typed)).toBe(bareCode('K7-204'))
})
