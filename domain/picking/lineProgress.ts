import type { OrderLine } from '@/domain/contract/order'
import type { BroughtAmount } from './broughtAmount'
import type { PriceChange } from './price'
import type { ProductSnapshot } from './productSnapshot'

/** What stands in for a line. */
export type Replacement = BroughtAmount & { readonly product: ProductSnapshot }

/** How far a line has come. A new object exactly when something about the line changed: screens rely on it. */
export type LineProgress = {
  readonly line: OrderLine
  /** Pieces in the cart; a weighed line keeps 0. */
  readonly picked: number
  /** What a weighed line weighs, within its range; undefined until it is weighed. */
  readonly weightKg: number | undefined
  readonly missing: 'no' | 'not-found' | 'look-again'
  /** While it stands, nothing of the line itself is in the cart. */
  readonly replacement: Replacement | undefined
  /** Another price than agreed, of a line of pieces. */
  readonly price: PriceChange | undefined
}

export function untouched(line: OrderLine): LineProgress {
  return { line, picked: 0, weightKg: undefined, missing: 'no', replacement: undefined, price: undefined }
}
