import type { Sku } from '@/domain/contract/ids'
import type { OrderedProduct } from '@/domain/orders/placeOrder'

export type CatalogProduct = OrderedProduct

/** What judging a request needs to know of the store: the products that the request brings in, and one switch. */
export interface CatalogFacts {
  products: ReadonlyMap<Sku, CatalogProduct>
  weightedItemsEnabled: boolean
}
