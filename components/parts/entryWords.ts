import { type Translate } from '@/components/words/useWords'
import { type BadgeFault } from '@/domain/people/badge'
import { type Entry } from '@/state/people/entrance'

/** What became of a PIN; nothing where the page shows it by itself. */
export function entryWords(t: Translate, entry: Entry | undefined): string | undefined {
  switch (entry?.kind) {
    case undefined:
    case 'in':
    case 'waits':
    case 'must-choose':
      return undefined
    case 'wrong':
      return t('people.wrong', { count: entry.triesLeft })
    case 'gone':
      return t('people.gone')
    case 'needs-code':
      return t('people.needsCode')
    case 'not-kept':
      return t('people.notKept')
    case 'too-short':
    case 'too-long':
    case 'too-simple':
      return t(`people.${entry.kind}`)
  }
}

export function badgeWords(t: Translate, entry: Entry | BadgeFault): string | undefined {
  switch (entry.kind) {
    case 'wrong':
      return t('people.badgeUnknown', { count: entry.triesLeft })
    case 'waits':
      return t('people.badgeWait')
    case 'goods':
    case 'badge-too-short':
    case 'badge-too-long':
      return t(`people.${entry.kind}`)
    default:
      return entryWords(t, entry)
  }
}
