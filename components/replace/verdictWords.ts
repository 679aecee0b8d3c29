import { type Formats } from '@/components/words/format'
import { type Translate } from '@/components/words/useWords'
import { type ReplaceVerdict } from '@/domain/replacing/replaceLine'

export type Refused = Exclude<ReplaceVerdict, { kind: 'fits' | 'needs-weight' | 'needs-quantity' }>

/** Why a product cannot stand in. */
export function verdictWords(
  t: Translate,
  format: Formats,
  verdict: Refused,
  currency: string | undefined,
): string {
  switch (verdict.kind) {
    case 'dearer':
      return t('replace.refused.dearer', { by: format.money(verdict.by, currency) })
    case 'too-many':
      return t('replace.refused.tooMany', { most: format.number(verdict.most) })
    case 'too-heavy':
      return t('replace.refused.tooHeavy', { most: format.weight(verdict.most) })
    case 'weighed-not-enabled':
      return t('replace.refused.weighed')
    case 'same-product':
      return t('replace.refused.same')
    case 'in-cart':
      return t('replace.refused.inCart')
  }
}
