import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { deliverySchema, type Delivery } from '@/domain/contract/portal'
import { cancel, judgeUpdate } from '@/domain/orders/judgeUpdate'
import { cancelRequest } from '@/domain/picking/cart'
import { newEventBook } from '@/scripts/simulate/audit/listen'
import { noteDeliveries } from '@/scripts/simulate/audit/readLog'
import { unheardStores } from '@/scripts/simulate/collect'
import { enterOrder, openLedger } from '@/scripts/simulate/ledger'
import { hasArrived } from '@/scripts/simulate/pickers/endOrder'
import { makeOrder } from '@/__tests__/support/factories'

const NOW = new Date(0)
const order = makeOrder()
const request: OrderUpdate = {
  status: 'READY_FOR_PICKUP',
  items: order.items.map(({ _id }) => ({
    _id,
    status: 'IN_CART',
    pricing: { pricing_type: 'UNIT', quantity: 1 },
  })),
}

function after(update: OrderUpdate): Order {
  const verdict = judgeUpdate(order, update, { products: new Map(), weightedItemsEnabled: true }, NOW)
  if (verdict.kind !== 'changed') throw new Error(verdict.kind)
  return verdict.order
}

describe('whether a request whose answer was lost has arrived', () => {
  test('a cart', () => {
    expect(hasArrived(request, order)).toBe(false)
    expect(hasArrived(request, after(request))).toBe(true)
  })

  test('a cart of an order that was cancelled, before or after', () => {
    expect(hasArrived(request, cancel(order, null, 'CUSTOMER', NOW))).toBe(false)
    expect(hasArrived(request, cancel(after(request), null, 'CUSTOMER', NOW))).toBe(true)
  })

  test("the store's cancellation, and somebody else's", () => {
    const wanted = cancelRequest(order, 'ITEM_UNAVAILABLE')
    expect(hasArrived(wanted, order)).toBe(false)
    expect(hasArrived(wanted, after(wanted))).toBe(true)
    expect(hasArrived(wanted, cancel(order, null, 'CUSTOMER', NOW))).toBe(false)
  })
})

describe('events in the delivery log', () => {
  const delivery = (version: number, deliveredAt: string | null, tries = 1): Delivery =>
    deliverySchema.parse({
      id: `00000000-0000-4000-b000-00000000000${version}`,
      vendor_id: 'store-12',
      order_id: order.order_id,
      job_id: null,
      event: 'order.RECEIVED',
      state: deliveredAt === null ? 'WAITING' : 'DELIVERED',
      tries,
      created_at: '2026-03-01T10:00:00Z',
      last_try_at: null,
      next_try_at: null,
      delivered_at: deliveredAt,
      answer_status: null,
      answer_text: null,
      payload: JSON.stringify({ ...order, sys: { ...order.sys, version } }),
      tried: [],
    })

  test('count in the order in which they were delivered, with every repeat', () => {
    const book = newEventBook()
    const second = delivery(2, '2026-03-01T10:00:09Z', 3)
    const waiting = noteDeliveries(book, order.order_id, [second, delivery(1, '2026-03-01T10:00:05Z')])
    expect(book.byOrder.get(order.order_id)?.map(({ version }) => version)).toEqual([1, 2])
    expect({ waiting, count: book.count, repeats: book.repeats }).toEqual({
      waiting: 0,
      count: 2,
      repeats: 2,
    })
  })

  test('count as announced although their receiver does not take them', () => {
    const book = newEventBook()
    expect(noteDeliveries(book, order.order_id, [delivery(1, null, 4)])).toBe(1)
    expect(book).toMatchObject({ count: 1, repeats: 0 })
  })

  test('that are missing for a whole store mean that it has no webhook', () => {
    const ledger = openLedger()
    const { vendorId } = enterOrder(ledger, 1, order)
    const book = newEventBook()
    expect([...unheardStores(ledger, book)]).toEqual([vendorId])
    noteDeliveries(book, order.order_id, [delivery(1, '2026-03-01T10:00:05Z')])
    expect([...unheardStores(ledger, book)]).toEqual([])
  })
})
