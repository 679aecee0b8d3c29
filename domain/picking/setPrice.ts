import { multiply } from '@/domain/money/decimal'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { PickAct } from './events'
import type { LineProgress } from './lineProgress'
import { outcomeOf } from './outcome'
import { isSamePrice, MOST_PRICE, priceSchema, type PriceChange } from './price'

export type PriceVerdict =
  | { kind: 'act'; act: PickAct }
  | { kind: 'same' }
  /** `too-fine`: more than three decimals. `weighed`: its price follows its weight. */
  | { kind: 'refused'; why: 'weighed' | 'not-in-cart' | 'no-price' | 'too-high' | 'too-fine' }

/**
 * Another price for what is in the cart: of a piece, or of the line as it is. The agreed price again takes the
 * change back. Who may do this is not asked here.
 */
export function judgePriceChange(progress: LineProgress, price: PriceChange): PriceVerdict {
  const { line, picked } = progress
  if (isWeighed(line)) return refuse('weighed')
  if (!['in-cart', 'short'].includes(outcomeOf(progress))) return refuse('not-in-cart')
  const given = 'unit' in price ? price.unit : price.total
  if (!(given >= 0)) return refuse('no-price')
  if (given > MOST_PRICE) return refuse('too-high')
  if (!priceSchema.safeParse(given).success) return refuse('too-fine')
  const { unit_price } = line.original_pricing
  const agreed = 'unit' in price ? unit_price : multiply(unit_price, picked)
  if (given === agreed) return removePrice(progress)
  if (isSamePrice(price, progress.price)) return { kind: 'same' }
  return { kind: 'act', act: { type: 'price-set', lineId: line._id, price } }
}

export function removePrice({ line, price }: LineProgress): PriceVerdict {
  return price ? { kind: 'act', act: { type: 'price-removed', lineId: line._id } } : { kind: 'same' }
}

const refuse = (why: Extract<PriceVerdict, { kind: 'refused' }>['why']): PriceVerdict => ({
  kind: 'refused',
  why,
})
