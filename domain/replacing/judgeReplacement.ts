import type { OrderLine } from '@/domain/contract/order'
import { decimal, multiply, toAmount } from '@/domain/money/decimal'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import {
  findAmount,
  MOST_KILOGRAMS,
  MOST_PIECES,
  type AskedAmount,
  type BroughtAmount,
} from '@/domain/picking/broughtAmount'
import { piecesOf } from '@/domain/picking/pieces'
import { priceBroughtIn, type BroughtProduct } from '@/domain/picking/productSnapshot'

export type ReplacingFacts = { readonly weightedItemsEnabled: boolean }

export type ReplacementVerdict =
  /** `total` is what the customer pays for it. */
  | { kind: 'fits'; quantity: number; weightKg: number | undefined; total: number }
  /** Shown, and cannot be taken: the platform would not charge the difference. */
  | { kind: 'dearer'; by: number }
  /** `most` kilograms keep it from becoming dearer, or heavier than the customer takes. */
  | { kind: 'needs-weight'; most: number }
  | { kind: 'needs-quantity'; most: number }
  | { kind: 'too-many'; most: number }
  | { kind: 'too-heavy'; most: number }
  | { kind: 'weighed-not-enabled' }
  /** The missing product itself. */
  | { kind: 'same-product' }

/**
 * Whether a product may stand in for a line. Never dearer: by the price of one where both are sold alike, else by
 * the price of the whole. As many pieces as were ordered, unless it is said otherwise.
 */
export function judgeReplacement(
  line: OrderLine,
  product: BroughtProduct,
  asked: AskedAmount,
  facts: ReplacingFacts,
): ReplacementVerdict {
  if (product.sku === line.sku) return { kind: 'same-product' }
  if (isWeighed(line) && product.pricingType === 'KG' && !facts.weightedItemsEnabled) {
    return { kind: 'weighed-not-enabled' }
  }
  const price = priceBroughtIn(product)
  const { pricing_type, unit_price, total_price } = line.original_pricing
  if (product.pricingType === pricing_type && price > unit_price) {
    return { kind: 'dearer', by: less(price, unit_price) }
  }
  const most = mostOf(line, product)
  const amount = findAmount(product.pricingType, {
    ...asked,
    quantity: asked.quantity ?? orderedPieces(line),
  })
  if (!amount) return { kind: product.pricingType === 'KG' ? 'needs-weight' : 'needs-quantity', most }
  return (
    judgeAmount(line, product, amount, most) ?? {
      kind: 'fits',
      ...amount,
      total: atMost(total_price, price, amount),
    }
  )
}

/** Undefined where the amount is fine. */
function judgeAmount(
  line: OrderLine,
  product: BroughtProduct,
  amount: BroughtAmount,
  most: number,
): ReplacementVerdict | undefined {
  const { pricing_type, total_price } = line.original_pricing
  if (product.pricingType !== pricing_type) {
    const total = multiply(priceBroughtIn(product), amount.weightKg ?? amount.quantity)
    return total > total_price ? { kind: 'dearer', by: less(total, total_price) } : undefined
  }
  if (amount.weightKg !== undefined) return amount.weightKg > most ? { kind: 'too-heavy', most } : undefined
  return amount.quantity > most ? { kind: 'too-many', most } : undefined
}

/**
 * As much as can be had without paying more than was ordered for. What is sold like the original may always come in
 * the amount that the customer takes of that; what it then costs above the original is not charged.
 */
export function mostOf(line: OrderLine, product: BroughtProduct): number {
  const { pricing_type, total_price, max_quantity } = line.original_pricing
  const price = decimal(priceBroughtIn(product))
  const alike = product.pricingType === pricing_type
  switch (product.pricingType) {
    case 'UNIT': {
      const paid = price.eq(0) ? MOST_PIECES : Math.floor(toAmount(decimal(total_price).div(price)))
      return Math.min(MOST_PIECES, alike ? Math.max(paid, orderedPieces(line)) : paid)
    }
    case 'KG': {
      const paid = price.eq(0) ? MOST_KILOGRAMS : toAmount(decimal(total_price).div(price))
      return Math.min(MOST_KILOGRAMS, alike ? Math.max(paid, max_quantity) : paid)
    }
  }
}

/** What is weighed was ordered as one piece. */
const orderedPieces = (line: OrderLine) => (isWeighed(line) ? 1 : piecesOf(line).asked)

function atMost(most: number, price: number, { quantity, weightKg }: BroughtAmount): number {
  return Math.min(most, multiply(price, weightKg ?? quantity))
}

const less = (one: number, other: number) => toAmount(decimal(one).minus(decimal(other)))
