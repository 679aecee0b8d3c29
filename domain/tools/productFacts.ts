import type { Sku } from '@/domain/contract/ids'
import type { PricingType } from '@/domain/contract/order'
import type { Category, LocalizedText, Product } from '@/domain/contract/product'
import type { Candidate } from '@/domain/replacing/rateCandidate'

/** What is known of a product: all of it where the service was asked, less where only the device's catalog was. */
export type ProductFacts = {
  readonly sku: Sku
  readonly name: string
  readonly titles: LocalizedText
  readonly descriptions: LocalizedText
  readonly images: readonly string[]
  readonly active: boolean
  readonly pricingType: PricingType
  /** What a customer pays now. */
  readonly price: number
  /** The price without a promotion, where one runs. */
  readonly regularPrice?: number | undefined
  readonly promotion?: { readonly name: LocalizedText; readonly endsAt: string } | undefined
  /** `null`: there is none. `undefined`: not known here. */
  readonly maximum: number | null | undefined
  readonly quantity: number | null | undefined
  readonly categories: readonly LocalizedText[]
  readonly barcodes: readonly string[]
}

export function factsOf(product: Product): ProductFacts {
  const { promotion } = product
  return {
    sku: product.sku,
    name: product.title,
    titles: product.translations,
    descriptions: product.descriptions,
    images: product.images,
    active: product.active,
    pricingType: product.pricing_type,
    price: product.price,
    ...(promotion && {
      regularPrice: promotion.original_price,
      promotion: { name: promotion.display_name, endsAt: promotion.ends_at },
    }),
    maximum: product.maximum_sales_quantity ?? null,
    quantity: product.quantity ?? null,
    categories: product.categories.map(({ name }) => name),
    barcodes: product.barcodes,
  }
}

export function factsOnShelf(product: Candidate, categories: readonly Category[]): ProductFacts {
  return {
    ...product,
    titles: {},
    descriptions: {},
    images: product.imageUrl === undefined ? [] : [product.imageUrl],
    maximum: undefined,
    quantity: undefined,
    categories: categories
      .filter(({ global_id }) => product.categoryIds.includes(global_id))
      .map(({ name }) => name),
  }
}
