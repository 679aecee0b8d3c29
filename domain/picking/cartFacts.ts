import type { Sku } from '@/domain/contract/ids'
import type { CatalogFacts, CatalogProduct } from '@/domain/orders/update/catalogFacts'
import type { PickSession } from './session'

/** What the device knows of the products that it brings in; of one that was brought in twice, what it knew last. */
export function factsOf({ steps }: PickSession, weightedItemsEnabled: boolean): CatalogFacts {
  const products = new Map<Sku, CatalogProduct>()
  for (const { event } of steps) {
    if (!('product' in event)) continue
    const { imageUrl, ...product } = event.product
    products.set(product.sku, { ...product, imageUrl: imageUrl ?? null })
  }
  return { products, weightedItemsEnabled }
}
