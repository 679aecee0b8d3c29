import { type Product } from '@/domain/contract/product'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { type PackedShelf } from '@/domain/shelf/packedShelf'

/** What the store sells, as far as this device knows it: found by a scan and by sku, without asking anybody. */
export type Shelf = PackedShelf & {
  /** True once every page was read. */
  readonly isWhole: boolean
  /** When the service had told all of it; 0 where it has not. */
  readonly readAtMs: number
}

const NOTHING: readonly never[] = []

export const emptyShelf: Shelf = {
  size: 0,
  isWhole: false,
  readAtMs: 0,
  find: () => undefined,
  findByKey: () => NOTHING,
  categoryIdsOf: () => NOTHING,
  productsIn: () => NOTHING,
  search: () => NOTHING,
  *searchInSteps() {
    return NOTHING
  },
  page: () => ({ products: NOTHING, next: undefined }),
}

/** Of a product only what picking needs: a hundred thousand of them stand in memory. */
export function asShelfProduct(product: Product): ShelfProduct {
  const [image] = product.images
  return {
    sku: product.sku,
    name: product.title,
    active: product.active,
    pricingType: product.pricing_type,
    price: product.price,
    ...(product.promotion && { regularPrice: product.promotion.original_price }),
    barcodes: product.barcodes,
    ...(image !== undefined && { imageUrl: image }),
  }
}

export const asCandidate = (product: Product): Candidate => ({
  ...asShelfProduct(product),
  categoryIds: product.categories.map((category) => category.global_id),
})
