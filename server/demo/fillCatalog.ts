import { insertProducts } from '@/server/catalog/repository'
import type { Tx } from '@/server/db/database'
import { demoCatalog } from './catalog/demoCatalog'
import { picturePath } from './pictures'

export async function fillCatalog(tx: Tx, chainId: string, vendorId: string): Promise<void> {
  const { categories, products } = demoCatalog()
  await tx`insert into categories ${tx(
    categories.map((category, position) => ({
      chain_id: chainId,
      vendor_id: vendorId,
      global_id: category.globalId,
      parent_global_id: category.parentGlobalId,
      name: tx.json(category.name),
      position,
    })),
  )}`
  await insertProducts(
    tx,
    chainId,
    vendorId,
    products.map((product) => ({
      ...product,
      title: product.title['en_GB'] ?? product.sku,
      translations: product.title,
      descriptions: product.description,
      images: [picturePath(product.sku)],
    })),
  )
}
