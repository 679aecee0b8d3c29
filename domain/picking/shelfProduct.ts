import type { Sku } from '@/domain/contract/ids'
import type { PricingType } from '@/domain/contract/order'

/** What the device knows of a product on the shelf. */
export type ShelfProduct = {
  readonly sku: Sku
  readonly name: string
  readonly active: boolean
  readonly pricingType: PricingType
  readonly price: number
  readonly barcodes: readonly string[]
}
