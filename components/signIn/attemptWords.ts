import { problemWords } from '@/components/words/problemWords'
import { type Translate } from '@/components/words/useWords'
import { type SetupFault } from '@/state/session/trySetup'

/** Why a setup did not work, said to somebody who holds a set-up code and not yet a session. */
export function attemptWords(t: Translate, problem: SetupFault | 'not-kept'): string {
  if (problem === 'not-kept') return t('people.notKept')
  if (problem === 'not-a-lead') return t('signIn.trialFault.notALead')
  switch (problem.kind) {
    case 'unauthorized':
    case 'refused':
      return t('signIn.trialFault.refused')
    case 'gone':
      return t('signIn.trialFault.wrongStore')
    default:
      return problemWords(t, problem)
  }
}
