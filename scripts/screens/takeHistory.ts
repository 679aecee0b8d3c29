import { type Order } from '@/domain/contract/order'
import * as goods from '@/server/demo/catalog/wellKnown'
import { type WantedOrder } from '../support/placeOrder'
import { type Device } from './device'

const DAY_MS = 24 * 60 * 60_000

const agoMs = (ms: number) => new Date(Date.now() - ms).toISOString()
const placed = (daysAgo: number, outcome: WantedOrder['outcome'], ...skus: string[]): WantedOrder => ({
  delivery: 'PLATFORM',
  created_at: agoMs(daysAgo * DAY_MS),
  items: skus.map((sku) => ({ sku, quantity: 1 })),
  outcome,
})

/** A few days in a store, so that a history has something to show. */
export const pastOrders: WantedOrder[] = [
  placed(3, { status: 'READY_FOR_PICKUP' }, goods.EGGS_10, goods.BUTTER_250, goods.WHOLE_MILK),
  placed(2, { status: 'CANCELLED', cancelled_by: 'CUSTOMER' }, goods.COFFEE_BEANS_1KG),
  placed(1, { status: 'READY_FOR_PICKUP' }, goods.SOURDOUGH_LOAF, goods.EDAM_SLICES_200),
  placed(1, { status: 'CANCELLED', cancelled_by: 'VENDOR', reason: 'TOO_BUSY' }, goods.TOILET_PAPER_8),
]

/** What became of orders, and what was done with one of them here. */
export async function takeHistory({ page, open, take }: Device, { order_id, order_code }: Order) {
  await open('/history', page.getByRole('button', { name: new RegExp(`^\\W*${order_code}`) }))
  await take('history')
  await open(`/orders/${order_id}/journal`, page.getByText('Paper carrier bag').first())
  await take('journal')
}
