import type { OrderLine } from '@/domain/contract/order'

/** How far a line has come. A new object exactly when something about the line changed: screens rely on it. */
export type LineProgress = {
  readonly line: OrderLine
  /** Pieces in the cart; a weighed line keeps 0. */
  readonly picked: number
  /** What a weighed line weighs, within its range; undefined until it is weighed. */
  readonly weightKg: number | undefined
  readonly missing: 'no' | 'not-found' | 'look-again'
}

export function untouched(line: OrderLine): LineProgress {
  return { line, picked: 0, weightKg: undefined, missing: 'no' }
}
