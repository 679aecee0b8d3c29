import { type ScannedProduct } from '@/components/parts/useScannedProduct'
import { type ReadCode } from '@/domain/barcode/code'
import { decimal, toAmount } from '@/domain/money/decimal'
import { type AskedAmount } from '@/domain/picking/broughtAmount'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'

/** A product that somebody holds in hand or chose from a list, with what is known of how much. */
export type FoundProduct = {
  product: ShelfProduct
  asked: AskedAmount
  how: 'scan' | 'camera' | 'hand'
  code?: string | undefined
}

/** What was scanned, with the amount that a scale's label carries. */
export const asFound = ({ product, code, source }: ScannedProduct): FoundProduct => ({
  product,
  asked: amountOnLabel(product, code),
  how: source === 'camera' ? 'camera' : 'scan',
  code: code.text,
})

export const chosenByHand = (product: ShelfProduct): FoundProduct => ({ product, asked: {}, how: 'hand' })

/** A scale's label says the weight, or a price and through it the weight. */
function amountOnLabel(product: ShelfProduct, code: ReadCode): AskedAmount {
  if (product.pricingType !== 'KG' || !('carried' in code) || code.carried === undefined) return {}
  const { carried } = code
  if (carried.kind === 'weight') return { weightKg: carried.weightKg }
  // Scales print what a customer pays now.
  const price = decimal(product.price)
  return price.eq(0) ? {} : { weightKg: toAmount(decimal(carried.price).div(price)) }
}
