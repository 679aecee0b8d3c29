import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import type { Sku, VendorId } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import type { Category, Product } from '@/domain/contract/product'
import type { Candidate } from '@/domain/replacing/suggestReplacements'

/** As the scales of the demo stores print their labels. */
export const LAYOUTS = DEFAULT_LAYOUTS

export type ShelfItem = Candidate & { readonly mostPieces: number }

/** What a store sells, as its pickers and customers know it. */
export type Shelf = {
  readonly vendorId: VendorId
  readonly weightedItemsEnabled: boolean
  readonly categories: readonly Category[]
  /** On sale, by how they are sold. */
  readonly pieces: readonly ShelfItem[]
  readonly weighed: readonly ShelfItem[]
  find(sku: Sku): ShelfItem | undefined
  findByKey(key: string): readonly ShelfItem[]
  categoryIdsOf(sku: Sku): readonly string[]
  /** What stands beside it, and what the customer chose instead. */
  standInsFor(line: Pick<OrderLine, 'sku' | 'replacement_preference'>): readonly ShelfItem[]
}

type Store = { vendorId: VendorId; weightedItemsEnabled: boolean }

export function stockShelf(
  { vendorId, weightedItemsEnabled }: Store,
  categories: readonly Category[],
  products: readonly Product[],
): Shelf {
  const items = products.map(shelfItem)
  const bySku = new Map(items.map((item) => [item.sku, item]))
  const byKey = groupBy(items, (item) => new Set(item.barcodes.map((code) => barcodeKey(code, LAYOUTS))))
  const byCategory = groupBy(items, (item) => item.categoryIds)
  const categoryIdsOf = (sku: Sku) => bySku.get(sku)?.categoryIds ?? []
  const onSale = items.filter(({ active, mostPieces }) => active && mostPieces > 0)
  return {
    vendorId,
    weightedItemsEnabled,
    categories,
    pieces: onSale.filter(({ pricingType }) => pricingType === 'UNIT'),
    weighed: onSale.filter(({ pricingType }) => pricingType === 'KG'),
    find: (sku) => bySku.get(sku),
    findByKey: (key) => byKey.get(key) ?? [],
    categoryIdsOf,
    standInsFor: ({ sku, replacement_preference: preference }) => [
      ...new Set([
        ...(preference?.skus ?? []).flatMap((chosen) => bySku.get(chosen) ?? []),
        ...categoryIdsOf(sku).flatMap((id) => byCategory.get(id) ?? []),
      ]),
    ],
  }
}

const shelfItem = (product: Product): ShelfItem => ({
  sku: product.sku,
  name: product.title,
  active: product.active,
  pricingType: product.pricing_type,
  price: product.price,
  ...(product.promotion && { regularPrice: product.promotion.original_price }),
  barcodes: product.barcodes,
  imageUrl: product.images[0],
  categoryIds: product.categories.map(({ global_id }) => global_id),
  mostPieces: product.maximum_sales_quantity ?? Infinity,
})

function groupBy(
  items: readonly ShelfItem[],
  namesOf: (item: ShelfItem) => Iterable<string>,
): Map<string, ShelfItem[]> {
  const groups = new Map<string, ShelfItem[]>()
  for (const item of items) {
    for (const name of namesOf(item)) {
      const group = groups.get(name)
      if (group) group.push(item)
      else groups.set(name, [item])
    }
  }
  return groups
}
