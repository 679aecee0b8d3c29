import { barcodeKey } from '@/domain/barcode/codeKey'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type Sku } from '@/domain/contract/ids'
import { type Product } from '@/domain/contract/product'
import { type ShelfProduct } from '@/domain/picking/judgeScan'

/** What the store sells, as far as this device knows it: found by a scan and by sku, without asking anybody. */
export type Shelf = {
  readonly size: number
  /** True once every page was read. */
  readonly isWhole: boolean
  find(sku: Sku): ShelfProduct | undefined
  findByKey(key: string): readonly ShelfProduct[]
  categoryIdsOf(sku: Sku): readonly string[]
}

type Kept = ShelfProduct & { categoryIds: readonly string[] }

const NOTHING: readonly never[] = []

export const emptyShelf: Shelf = {
  size: 0,
  isWhole: false,
  find: () => undefined,
  findByKey: () => NOTHING,
  categoryIdsOf: () => NOTHING,
}

/** Puts products on a shelf, page by page. Looking one up costs the same however many there are. */
export function fillShelf(layouts: readonly LabelLayout[]) {
  const bySku = new Map<Sku, Kept>()
  const byKey = new Map<string, Kept[]>()

  const put = (product: Product) => {
    const kept = asKept(product)
    bySku.set(kept.sku, kept)
    // One product may list two forms of one number, or be read twice when it moves between two pages.
    for (const key of new Set(kept.barcodes.map((barcode) => barcodeKey(barcode, layouts)))) {
      const others = (byKey.get(key) ?? []).filter(({ sku }) => sku !== kept.sku)
      byKey.set(key, [...others, kept])
    }
  }
  return {
    add: (products: readonly Product[]) => products.forEach(put),
    whole: (): Shelf => ({
      size: bySku.size,
      isWhole: true,
      find: (sku) => bySku.get(sku),
      findByKey: (key) => byKey.get(key) ?? NOTHING,
      categoryIdsOf: (sku) => bySku.get(sku)?.categoryIds ?? NOTHING,
    }),
  }
}

/** Of a product only what picking needs: a hundred thousand of them stand in memory. */
export function asShelfProduct(product: Product): ShelfProduct {
  return {
    sku: product.sku,
    name: product.title,
    active: product.active,
    pricingType: product.pricing_type,
    price: product.price,
    barcodes: product.barcodes,
  }
}

const asKept = (product: Product): Kept => ({
  ...asShelfProduct(product),
  categoryIds: product.categories.map((category) => category.global_id),
})
