import { type en } from './en'
import { type Translate } from './useWords'

type WordedKind = Exclude<keyof typeof en.problem, `rate-limited_${string}` | 'unknown' | 'forbidden'>

/** A problem as far as words need it. A kind without words does not fit this type, so none can be forgotten. */
export type WordedProblem =
  | { kind: Exclude<WordedKind, 'refused'> }
  | { kind: 'refused'; code: string }
  | { kind: 'rate-limited'; waitMs: number }

/** One plain sentence that says what happened and what to do. `undefined` is a fault nobody foresaw. */
export function problemWords(t: Translate, problem: WordedProblem | undefined): string {
  if (problem === undefined) return t('problem.unknown')
  switch (problem.kind) {
    case 'rate-limited':
      return t('problem.rate-limited', { count: Math.max(1, Math.ceil(problem.waitMs / 1000)) })
    case 'refused':
      return problem.code === 'FORBIDDEN' ? t('problem.forbidden') : t('problem.refused')
    default:
      return t(`problem.${problem.kind}`)
  }
}
