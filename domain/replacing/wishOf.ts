import type { Sku } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'

/** What the customer wants when a line is not there. */
export type Wish =
  /** In the customer's own order, each once. */
  | { kind: 'chosen'; skus: readonly Sku[] }
  | { kind: 'call' }
  | { kind: 'none-wanted' }
  | { kind: 'best-match' }
  | { kind: 'unsaid' }

export function wishOf({ replacement_preference: preference }: OrderLine): Wish {
  switch (preference?.kind) {
    case undefined:
      return { kind: 'unsaid' }
    case 'CHOSEN':
      // Who chooses nothing has said nothing.
      return preference.skus.length > 0
        ? { kind: 'chosen', skus: [...new Set(preference.skus)] }
        : { kind: 'unsaid' }
    case 'CALL_ME':
      return { kind: 'call' }
    case 'NO_REPLACEMENT':
      return { kind: 'none-wanted' }
    case 'BEST_MATCH':
      return { kind: 'best-match' }
  }
}
