import { isWeighed } from '@/domain/orders/summarizeOrder'
import { outcomeOf } from '@/domain/picking/outcome'
import type { LineProgress, PickSession } from '@/domain/picking/session'
import type { PickerTally } from '../ledger'

/** What a picker has done with an order that left the store. */
export function countWork(tally: PickerTally, { lines }: PickSession): void {
  const count = (outcome: ReturnType<typeof outcomeOf>) =>
    lines.filter((line) => outcomeOf(line) === outcome).length
  tally.orders += 1
  tally.items += lines.reduce((sum, line) => sum + itemsOf(line), 0)
  tally.notFound += count('not-found')
  tally.replaced += count('replaced')
  tally.short += count('short')
}

/** Pieces in the cart; what is weighed is one. */
function itemsOf(progress: LineProgress): number {
  switch (outcomeOf(progress)) {
    case 'in-cart':
    case 'short':
      return isWeighed(progress.line) ? 1 : progress.picked
    case 'replaced':
      return progress.replacement?.quantity ?? 0
    case 'open':
    case 'look-again':
    case 'not-found':
      return 0
  }
}
