import { type Formats } from '@/components/words/format'
import { type Translate } from '@/components/words/useWords'
import { type WeightVerdict } from '@/domain/picking/weigh'

/** Why a weight cannot be taken, or what else can be done. */
export function weightWords(t: Translate, format: Formats, verdict: WeightVerdict): string {
  switch (verdict.kind) {
    case 'fits':
    case 'nothing-yet':
      return t('picking.weight.orScan')
    case 'too-light':
      return t('picking.weight.tooLight', { weight: format.weight(verdict.least) })
    case 'too-heavy':
      return t('picking.weight.tooHeavy', { weight: format.weight(verdict.most) })
    case 'slip':
      return t('picking.weight.slip', { weight: format.weight(verdict.meant) })
  }
}
