import { barcodeKey } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { ProductSnapshot } from './productSnapshot'
import type { PickSession } from './session'
import type { ShelfProduct } from './shelfProduct'

/** What a product that is not in the order is doing in the cart. */
export type BroughtIn = { readonly product: ProductSnapshot; readonly as: 'replacement' | 'addition' }

/**
 * So that a replacement scanned twice is not called a stranger. By its own barcodes, which the journal knows even
 * where the shelf is not loaded, or by what the shelf's product is (its barcodes may be newer).
 */
export function findBroughtIn(
  { lines, additions }: PickSession,
  layouts: readonly LabelLayout[],
  key: string,
  products: readonly ShelfProduct[],
): BroughtIn | undefined {
  const isNamed = ({ sku, barcodes }: ProductSnapshot) =>
    products.some((product) => product.sku === sku) ||
    barcodes.some((barcode) => barcodeKey(barcode, layouts) === key)
  const inCart: BroughtIn[] = [
    ...lines.flatMap(({ replacement }) =>
      replacement ? [{ product: replacement.product, as: 'replacement' as const }] : [],
    ),
    ...additions.map(({ product }) => ({ product, as: 'addition' as const })),
  ]
  return inCart.find(({ product }) => isNamed(product))
}
