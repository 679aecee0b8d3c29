import { type Problem } from '@/api/problem'
import { problemWords } from '@/components/words/problemWords'
import { type Translate } from '@/components/words/useWords'

/** Why the service did not cancel, in plain words. */
export function refusalWords(t: Translate, problem: Problem | { kind: 'unknown' }): string {
  if (problem.kind === 'unknown') return problemWords(t, undefined)
  if (problem.kind === 'refused' && problem.code === 'INVALID_TRANSITION') return t('cancel.tooLate')
  return problemWords(t, problem)
}
