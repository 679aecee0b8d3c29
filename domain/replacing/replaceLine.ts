import { amountInAct, type AskedAmount } from '@/domain/picking/broughtAmount'
import type { ActOf, PickAct } from '@/domain/picking/events'
import type { LineProgress } from '@/domain/picking/lineProgress'
import { isInCart } from '@/domain/picking/outcome'
import { snapshotOf, type BroughtProduct } from '@/domain/picking/productSnapshot'
import { judgeReplacement, type ReplacementVerdict, type ReplacingFacts } from './judgeReplacement'

type Fits = Extract<ReplacementVerdict, { kind: 'fits' }>

export type ReplaceVerdict =
  | (Fits & { act: PickAct })
  | Exclude<ReplacementVerdict, Fits>
  /** What is in the cart is not missing. */
  | { kind: 'in-cart' }

/** Puts a product in the place of a line that is not in the cart; a second one takes the place of the first. */
export function replaceLine(
  progress: LineProgress,
  product: BroughtProduct,
  asked: AskedAmount,
  facts: ReplacingFacts,
  { how, code }: Pick<ActOf<'line-replaced'>, 'how' | 'code'>,
): ReplaceVerdict {
  if (isInCart(progress)) return { kind: 'in-cart' }
  const verdict = judgeReplacement(progress.line, product, asked, facts)
  if (verdict.kind !== 'fits') return verdict
  const act: PickAct = {
    type: 'line-replaced',
    lineId: progress.line._id,
    product: snapshotOf(product),
    ...amountInAct(verdict),
    how,
    ...(code !== undefined && { code }),
  }
  return { ...verdict, act }
}

export function removeReplacement({
  line,
  replacement,
}: LineProgress): { kind: 'act'; act: PickAct } | { kind: 'refused'; why: 'not-replaced' } {
  if (!replacement) return { kind: 'refused', why: 'not-replaced' }
  return { kind: 'act', act: { type: 'replacement-removed', lineId: line._id } }
}
