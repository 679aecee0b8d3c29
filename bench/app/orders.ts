import { type Order } from '@/domain/contract/order'
import { makeLine, makeOrder, makePricing } from '@/__tests__/support/factories'
import { productAt } from '../catalog/assortment'
import { barcodeAt } from '../shelf/assortment'

const MINUTE_MS = 60_000

/** Orders as a busy store has them: names and barcodes of the benchmark's assortment, one piece of each line. */
export function makeOrders(count: number, lines: number, now = Date.now()): Order[] {
  return Array.from({ length: count }, (_, nth) =>
    makeOrder({
      promised_for: new Date(now + (nth + 5) * MINUTE_MS).toISOString(),
      items: Array.from({ length: lines }, (_unused, row) => lineAt(nth * 37 + row)),
    }),
  )
}

function lineAt(index: number) {
  const { title } = productAt(index)
  return makeLine({ name: title, barcode: [barcodeAt(index)], pricing: makePricing({ quantity: 1 }) })
}

export const codesOf = ({ items }: Order): string[] => items.map(({ barcode: [code = ''] }) => code)
