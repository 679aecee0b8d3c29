import fc from 'fast-check'
import type { Order } from '@/domain/contract/order'
import type { OrderedProduct } from '@/domain/orders/placeOrder'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'
import { orderOf, product, wanted } from './judging'

/** What the service sells. */
export const CATALOG: OrderedProduct[] = Array.from({ length: 12 }, (_, at) => ({
  ...product(`SKU${at}`, (at * 137 + 19) / 1000, at % 3 === 0 ? 'KG' : 'UNIT'),
  barcodes: [`code-${at}`],
}))
/** The same as a device knows it. */
export const SHELF: ShelfProduct[] = CATALOG.map(({ sku, name, pricingType, price, barcodes }, at) => ({
  ...{ sku, name, pricingType, barcodes, active: at % 5 !== 0 },
  // Half price today, which is not what the service charges for what the store brings in.
  ...(at % 4 === 0 ? { price: price / 2, regularPrice: price } : { price }),
}))

const thousandths = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) => amount / 1000)

const arbitraryLine = fc.record({
  known: fc.constantFrom(...CATALOG),
  price: thousandths(0, 9_999),
  pieces: fc.integer({ min: 1, max: 9 }),
  kilos: thousandths(50, 5_000),
  fewer: fc.nat(3),
  more: fc.nat(3),
})

export const arbitraryOrder: fc.Arbitrary<Order> = fc
  .tuple(fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([lines, isRider]) =>
    orderOf(
      lines.map(({ known, price, pieces, kilos, fewer, more }, at) => {
        const ordered = { ...known, price }
        return known.pricingType === 'KG'
          ? wanted(`l${at}`, ordered, kilos)
          : wanted(`l${at}`, ordered, pieces, { least: Math.max(0, pieces - fewer), most: pieces + more })
      }),
      { transport_type: isRider ? 'LOGISTICS_DELIVERY' : 'VENDOR_DELIVERY' },
    ),
  )

/** As it is after the way over the network, or to a disk and back. */
export const throughJson = <Value>(value: Value): unknown => JSON.parse(JSON.stringify(value))
