import type { Sku } from '@/domain/contract/ids'
import type { PricingType } from '@/domain/contract/order'

/** What the device knows of a product on the shelf. */
export type ShelfProduct = {
  readonly sku: Sku
  readonly name: string
  readonly active: boolean
  readonly pricingType: PricingType
  /** What a customer pays now. */
  readonly price: number
  /** The price without a promotion, where one runs. */
  readonly regularPrice?: number | undefined
  readonly barcodes: readonly string[]
  readonly imageUrl?: string | undefined
}
