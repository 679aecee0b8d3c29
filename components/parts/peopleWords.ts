import { type Translate } from '@/components/words/useWords'
import { type Entry } from '@/state/people/entrance'
import { type Joined } from '@/state/people/makePerson'
import { type Linked } from '@/state/people/people'

/** What became of something that somebody of a shared device did. */
type PeopleResult = Entry | Joined | Linked

/** Why it came to nothing; undefined where it did not, and where the page shows it by itself. */
export function peopleWords(t: Translate, result: PeopleResult): string | undefined {
  switch (result.kind) {
    case 'in':
    case 'linked':
    case 'waits':
    case 'must-choose':
      return undefined
    case 'wrong':
      return t('people.wrong', { count: result.triesLeft })
    case 'gone':
      return t('people.gone')
    case 'needs-code':
      return t('people.needsCode')
    case 'not-kept':
      return t('people.notKept')
    case 'name-taken':
      return t('people.nameTaken')
    case 'full':
      return t('people.full')
    case 'taken':
      return t('people.settings.taken')
    case 'too-short':
    case 'too-long':
    case 'too-simple':
    case 'goods':
    case 'badge-too-short':
    case 'badge-too-long':
      return t(`people.${result.kind}`)
  }
}

/** As above, for whoever showed a badge: badges are counted apart from PINs. */
export function badgeWords(t: Translate, result: PeopleResult): string | undefined {
  switch (result.kind) {
    case 'wrong':
      return t('people.badgeUnknown', { count: result.triesLeft })
    case 'waits':
      return t('people.badgeWait')
    default:
      return peopleWords(t, result)
  }
}
