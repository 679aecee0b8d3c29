import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { type LineId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type PickEvent } from '@/domain/picking/events'
import { makeLine, makeOrder, makePricing } from '@/__tests__/support/factories'
import { barcodeAt } from '../shelf/assortment'

/** Of each line so many pieces are ordered. */
const PIECES = 2

/** An order whose lines have the barcodes of `bench:shelf`'s first products. */
export function makeBigOrder(lines: number): Order {
  return makeOrder({
    items: Array.from({ length: lines }, (_, index) =>
      makeLine({ barcode: [barcodeAt(index)], pricing: makePricing({ quantity: PIECES }) }),
    ),
  })
}

/** Every code of the order, spread so that no scan is near the one before. */
export function codesOf(order: Order): string[] {
  const codes = order.items.map(({ barcode: [code = ''] }) => code)
  return codes.map((_, nth) => codes[(nth * 7) % codes.length] ?? '')
}

export const read = (text: string) => readCode(text, DEFAULT_LAYOUTS)

/** Everything of the order picked, piece by piece. */
export function eventsOf(order: Order): PickEvent[] {
  return order.items.flatMap(({ _id }) => Array.from({ length: PIECES }, () => pickOf(order, _id)))
}

let made = 0

export function pickOf({ order_id }: Order, lineId: LineId): PickEvent {
  made += 1
  return {
    id: `00000000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`,
    orderId: order_id,
    at: '2030-01-01T08:00:00.000Z',
    by: 'Mira',
    type: 'unit-picked',
    lineId,
    how: 'scan',
  }
}
