import type { LineAct, PickAct } from './events'
import type { LineProgress } from './lineProgress'
import { isInCart } from './outcome'

export type MissingVerdict<Why> = { kind: 'act'; act: PickAct } | { kind: 'refused'; why: Why }

/** What is in the cart was found, and what is replaced is known to be missing; either is taken out first. */
export function reportNotFound(
  progress: LineProgress,
): MissingVerdict<'in-cart' | 'already-reported' | 'replaced'> {
  if (isInCart(progress)) return refuse('in-cart')
  if (progress.replacement) return refuse('replaced')
  if (progress.missing === 'not-found') return refuse('already-reported')
  return act('not-found-reported', progress)
}

/** Found after all, also after it was replaced. */
export function revokeNotFound(progress: LineProgress): MissingVerdict<'not-reported'> {
  if (progress.missing === 'no' && !progress.replacement) return refuse('not-reported')
  return act('not-found-revoked', progress)
}

export function lookAgain(
  progress: LineProgress,
): MissingVerdict<'not-reported' | 'already-wanted' | 'replaced'> {
  if (progress.replacement) return refuse('replaced')
  if (progress.missing === 'no') return refuse('not-reported')
  if (progress.missing === 'look-again') return refuse('already-wanted')
  return act('look-again-wanted', progress)
}

const refuse = <Why>(why: Why) => ({ kind: 'refused' as const, why })

function act(
  type: Extract<LineAct['type'], 'not-found-reported' | 'not-found-revoked' | 'look-again-wanted'>,
  { line }: LineProgress,
): { kind: 'act'; act: PickAct } {
  return { kind: 'act', act: { type, lineId: line._id } }
}
