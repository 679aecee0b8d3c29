import { z } from 'zod'
import { cutDecimal, decimal, toAmount } from '@/domain/money/decimal'
import type { PriceChange } from '@/domain/orders/update/pick'

export type { PriceChange } from '@/domain/orders/update/pick'

/** No price in a shop is higher; with a thousand pieces it still survives the way through JSON to the last decimal. */
export const MOST_PRICE = 1_000_000

export const priceSchema = z
  .number()
  .min(0)
  .max(MOST_PRICE)
  .refine((price) => cutDecimal(decimal(price)).eq(decimal(price)), 'must have three decimals at most')

/** Strict, since of two prices nobody could say which is meant. */
export const priceChangeSchema = z.union([
  z.strictObject({ unit: priceSchema }),
  z.strictObject({ total: priceSchema }),
])

/** The price as the service takes it, or undefined where it would take none. */
export function cleanPrice(price: number): number | undefined {
  return price >= 0 && price <= MOST_PRICE ? toAmount(decimal(price)) : undefined
}

export function cleanChange(change: PriceChange): PriceChange | undefined {
  const price = cleanPrice('unit' in change ? change.unit : change.total)
  if (price === undefined) return undefined
  return 'unit' in change ? { unit: price } : { total: price }
}

export function isSamePrice(one: PriceChange | undefined, other: PriceChange | undefined): boolean {
  if (!one || !other) return one === other
  if ('unit' in one) return 'unit' in other && one.unit === other.unit
  return 'total' in other && one.total === other.total
}
