import type { DiscountSubtype } from '@/domain/contract/promotion'
import { decimal } from '@/domain/money/decimal'
import { promotedPrice } from '@/domain/promotions/promotedPrice'

/** `nothing-left`: the customer would pay nothing, or less. `not-cheaper`: the customer would pay as much as now. */
export type DiscountFault = 'empty' | 'not-a-number' | 'percentage' | 'nothing-left' | 'not-cheaper'

export type DiscountVerdict =
  /** `price`: what the customer pays then, where the price of now is known. */
  { kind: 'fits'; value: number; price: number | undefined } | { kind: DiscountFault }

const VALUE = /^\d{1,7}(\.\d{0,3})?$/
const MOST_PERCENT = 100

/** What a typed discount makes of a price. Without a price only what is wrong at any price is found. */
export function judgeDiscount(
  { subtype, typed }: { subtype: DiscountSubtype; typed: string },
  price: number | undefined,
): DiscountVerdict {
  if (typed === '') return { kind: 'empty' }
  if (!VALUE.test(typed)) return { kind: 'not-a-number' }
  const value = Number(typed)
  if (subtype === 'PERCENTAGE' && (value < 1 || value > MOST_PERCENT)) return { kind: 'percentage' }
  if (subtype === 'PERCENTAGE' ? value === MOST_PERCENT : subtype === 'FINAL_PRICE' && value === 0) {
    return { kind: 'nothing-left' }
  }
  if (subtype === 'ABSOLUTE' && value === 0) return { kind: 'not-cheaper' }
  if (price === undefined) return { kind: 'fits', value, price: undefined }
  const promoted = promotedPrice(price, { subtype, value })
  if (decimal(promoted).lte(0)) return { kind: 'nothing-left' }
  return promoted < price ? { kind: 'fits', value, price: promoted } : { kind: 'not-cheaper' }
}
