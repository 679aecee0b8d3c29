import { type Order } from '@/domain/contract/order'
import { type PickEvent } from '@/domain/picking/events'

/** Picking as it is written first: one object that is copied whole, and looked through from its first line. */
export type PlainCart = {
  orderId: string
  lines: { id: string; barcodes: string[]; wanted: number; picked: number }[]
}

export function plainCart({ order_id, items }: Order): PlainCart {
  return {
    orderId: order_id,
    lines: items.map(({ _id, barcode, pricing }) => ({
      id: _id,
      barcodes: barcode,
      wanted: pricing.quantity,
      picked: 0,
    })),
  }
}

export const plainFind = ({ lines }: PlainCart, code: string) =>
  lines.find(({ barcodes }) => barcodes.includes(code))

export function plainPick(cart: PlainCart, event: PickEvent): PlainCart {
  const copy: PlainCart = structuredClone(cart)
  const line = copy.lines.find(({ id }) => 'lineId' in event && id === event.lineId)
  if (line !== undefined) line.picked += 1
  return copy
}
