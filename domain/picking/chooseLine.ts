import type { LineId } from '@/domain/contract/ids'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { LineProgress } from './lineProgress'
import { isInCart, outcomeOf } from './outcome'

/**
 * Which of the lines that a code names is meant. Never guesses: of several that could be, the one in focus, or a
 * question for the picker. What was not found counts only when nothing else is left, what was replaced only after
 * that; nothing is left when all of them are in the cart.
 */
export function chooseLine(
  matching: readonly LineProgress[],
  focus: LineId | undefined,
): { one: LineProgress } | { several: readonly LineProgress[] } | undefined {
  const focused = matching.find(({ line }) => line._id === focus)
  if (focused && takesMore(focused)) return { one: focused }
  for (const tier of TIERS) {
    const several = matching.filter((progress) => tier.includes(outcomeOf(progress)))
    const [one] = several
    if (one) return several.length === 1 ? { one } : { several }
  }
  return undefined
}

const TIERS = [['open'], ['look-again'], ['not-found', 'short'], ['replaced']]

/** A weighed line in the cart has the focus only while its weight is corrected. */
const takesMore = (progress: LineProgress) => !isInCart(progress) || isWeighed(progress.line)
