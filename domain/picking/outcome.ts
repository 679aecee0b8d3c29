import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { LineProgress } from './lineProgress'
import { piecesOf } from './pieces'

/** `short`: fewer pieces than ordered, yet as many as the customer takes. */
export type LineOutcome = 'open' | 'look-again' | 'in-cart' | 'short' | 'not-found' | 'replaced'

export function outcomeOf(progress: LineProgress): LineOutcome {
  if (progress.replacement) return 'replaced'
  if (isInCart(progress)) return 'in-cart'
  switch (progress.missing) {
    case 'no':
      return 'open'
    case 'look-again':
      return 'look-again'
    case 'not-found':
      return hasEnough(progress) ? 'short' : 'not-found'
  }
}

/** Decided, one way or the other. */
export const isDone = (progress: LineProgress): boolean => isDecided(outcomeOf(progress))

export function isDecided(outcome: LineOutcome): boolean {
  switch (outcome) {
    case 'open':
    case 'look-again':
      return false
    case 'in-cart':
    case 'short':
    case 'not-found':
    case 'replaced':
      return true
  }
}

export function isInCart({ line, picked, weightKg }: LineProgress): boolean {
  return isWeighed(line) ? weightKg !== undefined : picked >= piecesOf(line).asked
}

/** Never true of a weighed line, which has no pieces. */
const hasEnough = ({ line, picked }: LineProgress) => picked >= piecesOf(line).least
