import type { Sku } from '@/domain/contract/ids'
import type { OrderedProduct } from '@/domain/orders/placeOrder'
import { promotedPrice, winningOffer } from '@/domain/promotions/promotedPrice'
import { findProducts } from '@/server/catalog/repository'
import type { SqlOrTx } from '@/server/db/database'
import { findRunningOffers } from './repository'

/** Products at what a customer pays for them now; one under a promotion says so. */
export async function findPromotedProducts(
  sql: SqlOrTx,
  store: { chainId: string; vendorId: string },
  skus: readonly string[],
  now: Date,
): Promise<Map<Sku, OrderedProduct>> {
  const products = await findProducts(sql, store.chainId, store.vendorId, skus)
  const offers = await findRunningOffers(sql, store, skus, now)
  for (const [sku, product] of products) {
    const offer = winningOffer(offers.get(sku) ?? [])
    if (!offer) continue
    products.set(sku, {
      ...product,
      price: promotedPrice(product.price, offer),
      promotion: {
        promotion_id: offer.promotionId,
        display_name: offer.displayName,
        original_unit_price: product.price,
      },
    })
  }
  return products
}
