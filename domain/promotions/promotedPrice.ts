import type { DiscountSubtype } from '@/domain/contract/promotion'
import { decimal, toAmount } from '@/domain/money/decimal'

export interface Discount {
  subtype: DiscountSubtype
  value: number
}

/** What the customer pays instead of the catalog's price. A discount never makes a thing dearer, or cheaper than free. */
export function promotedPrice(catalogPrice: number, { subtype, value }: Discount): number {
  const price = decimal(catalogPrice)
  const discounted = () => {
    switch (subtype) {
      case 'FINAL_PRICE':
        return decimal(value)
      case 'PERCENTAGE':
        return price.times(decimal(100).minus(decimal(value))).div(100)
      case 'ABSOLUTE':
        return price.minus(decimal(value))
    }
  }
  return Math.min(catalogPrice, Math.max(0, toAmount(discounted())))
}

export interface Offered extends Discount {
  startsAt: Date
  createdAt: Date
}

/** Where two promotions overlap on a product, the one that started later wins; of two equal starts the newer one. */
export function winningOffer<Offer extends Offered>(offers: readonly Offer[]): Offer | undefined {
  return [...offers].sort(
    (one, other) =>
      other.startsAt.getTime() - one.startsAt.getTime() ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  )[0]
}
