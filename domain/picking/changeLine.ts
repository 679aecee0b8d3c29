import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { LineAct } from './events'
import type { LineProgress } from './lineProgress'
import { isInCart } from './outcome'
import { piecesOf } from './pieces'
import { judgeWeight } from './weigh'

/**
 * A line after an act on it. Whatever a journal says, the line stays one that the service would take: pieces
 * within the bounds, a weight within its range. An act that changes nothing gives the same object back.
 */
export function changeLine(before: LineProgress, act: LineAct): LineProgress {
  switch (act.type) {
    case 'unit-picked':
      return setPicked(before, before.picked + 1, 'no')
    case 'quantity-set':
      return setPicked(before, act.quantity, act.quantity > before.picked ? 'no' : before.missing)
    case 'weighed':
      return setWeight(before, act.weightKg)
    case 'weight-removed':
      return change(before, { weightKg: undefined })
    case 'not-found-reported':
      return isInCart(before) ? before : change(before, { missing: 'not-found' })
    case 'not-found-revoked':
      return change(before, { missing: 'no' })
    case 'look-again-wanted':
      return before.missing === 'not-found' ? change(before, { missing: 'look-again' }) : before
  }
}

function setPicked(before: LineProgress, wanted: number, missing: LineProgress['missing']): LineProgress {
  if (isWeighed(before.line) || Number.isNaN(wanted)) return before
  const picked = Math.max(0, Math.min(Math.floor(wanted), piecesOf(before.line).most))
  return change(before, { picked, missing })
}

function setWeight(before: LineProgress, weightKg: number): LineProgress {
  if (!isWeighed(before.line)) return before
  const verdict = judgeWeight(before.line, weightKg)
  return verdict.kind === 'fits' ? change(before, { weightKg: verdict.weightKg, missing: 'no' }) : before
}

function change(before: LineProgress, changes: Partial<Omit<LineProgress, 'line'>>): LineProgress {
  const after = { ...before, ...changes }
  const isSame =
    after.picked === before.picked && after.weightKg === before.weightKg && after.missing === before.missing
  return isSame ? before : after
}
