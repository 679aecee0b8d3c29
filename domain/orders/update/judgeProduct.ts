import type { Sku } from '@/domain/contract/ids'
import { skuSchema } from '@/domain/contract/ids'
import { judgeQuantity, judgeWeight, type Judged } from './amounts'
import type { CatalogFacts, CatalogProduct } from './catalogFacts'
import { fault, type CartFault } from './fault'
import type { PlacedItem } from './sortItems'

/** The largest number of pieces that one line may bring into an order. */
const MOST_PIECES = 10_000
const MOST_KILOGRAMS = 1_000

export interface ProductAndAmount {
  sku: Sku
  product: CatalogProduct
  amount: number
}

/** A product that the store brings into the order, as replacement or addition: it exists, and how much of it is said. */
export function judgeProduct({ path, item }: PlacedItem, facts: CatalogFacts): Judged<ProductAndAmount> {
  if (item.sku === undefined) {
    return { faults: [fault(`${path}.sku`, 'SKU_REQUIRED', 'The product is named by its sku.')] }
  }
  const sku = skuSchema.parse(item.sku)
  const product = facts.products.get(sku)
  if (!product)
    return { faults: [fault(`${path}.sku`, 'ITEM_NOT_FOUND', 'The store has no product with this sku.')] }

  const faults: CartFault[] = []
  if (item.pricing.pricing_type !== product.pricingType) {
    faults.push(
      fault(
        `${path}.pricing.pricing_type`,
        'PRICING_TYPE_DIFFERS',
        `This product is sold by ${product.pricingType}.`,
      ),
    )
  }
  if (item.pricing.quantity == null) {
    faults.push(fault(`${path}.pricing.quantity`, 'QUANTITY_REQUIRED', 'The quantity is required.'))
  }
  const amount =
    product.pricingType === 'KG'
      ? judgeWeight(path, item.pricing, { least: 0, most: MOST_KILOGRAMS })
      : judgeQuantity(path, item.pricing.quantity ?? 1, { least: 1, most: MOST_PIECES })
  if ('faults' in amount) return { faults: [...faults, ...amount.faults] }
  return faults.length > 0 ? { faults } : { value: { sku, product, amount: amount.value } }
}
