import type { OrderLine } from '@/domain/contract/order'
import { decimal, toAmount } from '@/domain/money/decimal'
import { priceBroughtIn } from '@/domain/picking/productSnapshot'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'
import { judgeReplacement, type ReplacingFacts } from './judgeReplacement'
import { likenessOfSizes, sizeOf, type Size } from './sizeOf'
import { likenessOfNames, wordsOf } from './wordsOf'

/** A product of the shelf with the categories it stands in. */
export type Candidate = ShelfProduct & { readonly categoryIds: readonly string[] }

export type SuggestionReason = 'same-shelf' | 'same-size' | 'similar-name' | 'cheaper' | 'same-price'

export type Suggestion = {
  readonly product: Candidate
  /** The customer asked for it. */
  readonly isWish: boolean
  readonly reasons: readonly SuggestionReason[]
  /** Below zero where it is cheaper; undefined where only a weight will tell. */
  readonly priceDifference: number | undefined
  readonly takeable: boolean
  /** Grows with everything that it has in common with the original. */
  readonly likeness: number
}

/** The missing product, read once. */
export type Original = {
  readonly line: OrderLine
  readonly size: Size | undefined
  readonly words: readonly string[]
  readonly categoryIds: readonly string[]
}

/** What counts: the shelf it stands on most, then its size and name, then how near its price comes from below. */
const WEIGHTS = { shelf: 4, size: 3, name: 3, price: 1 }

/** Half a name in common is more than a brand or a colour. */
const SIMILAR_NAME = 0.4

export function rateCandidate(
  original: Original,
  product: Candidate,
  isWish: boolean,
  facts: ReplacingFacts,
): Suggestion {
  const isSameShelf = product.categoryIds.some((id) => original.categoryIds.includes(id))
  const size = likenessOfSizes(original.size, sizeOf(product.name))
  const name = likenessOfNames(original.words, wordsOf(product.name))
  const priceDifference = differenceOf(original.line, product)
  const reasons: SuggestionReason[] = []
  if (isSameShelf) reasons.push('same-shelf')
  if (size === 1) reasons.push('same-size')
  if (name >= SIMILAR_NAME) reasons.push('similar-name')
  if (priceDifference !== undefined && priceDifference < 0) reasons.push('cheaper')
  if (priceDifference === 0) reasons.push('same-price')
  return {
    product,
    isWish,
    reasons,
    priceDifference,
    takeable: isTakeable(original.line, product, facts),
    likeness:
      (isSameShelf ? WEIGHTS.shelf : 0) +
      WEIGHTS.size * size +
      WEIGHTS.name * name +
      WEIGHTS.price * nearness(original.line, product),
  }
}

/** Of one where both are sold alike, else of the whole; a weight that is not known yet has no price. */
function differenceOf(line: OrderLine, product: Candidate): number | undefined {
  const { pricing_type, unit_price, total_price } = line.original_pricing
  const isAlike = product.pricingType === pricing_type
  if (!isAlike && product.pricingType === 'KG') return undefined
  return toAmount(decimal(priceBroughtIn(product)).minus(decimal(isAlike ? unit_price : total_price)))
}

/** Whether any amount of it could be taken; of what is weighed that is seen at the scale. */
function isTakeable(line: OrderLine, product: Candidate, facts: ReplacingFacts): boolean {
  switch (judgeReplacement(line, product, {}, facts).kind) {
    case 'fits':
    case 'needs-weight':
    case 'needs-quantity':
      return true
    case 'dearer':
    case 'too-many':
    case 'too-heavy':
    case 'weighed-not-enabled':
    case 'same-product':
      return false
  }
}

/** 1 at the same price, falling to 0 as it gets cheaper; what is dearer is as far off as it costs more. */
function nearness(line: OrderLine, product: Candidate): number {
  const { pricing_type, unit_price, total_price } = line.original_pricing
  const price = priceBroughtIn(product)
  const agreed = product.pricingType === pricing_type ? unit_price : total_price
  const most = Math.max(price, agreed)
  return most === 0 ? 1 : Math.min(price, agreed) / most
}
