import { type Colors } from '@/components/theme/colors'
import { type Formats } from '@/components/words/format'
import { type Translate } from '@/components/words/useWords'
import { type Notice } from './pickUi'

type Look = { sign: string; tone: keyof Colors }

/** A sign with every colour: colour never speaks alone. */
const looks: Record<Notice['kind'], Look> = {
  picked: { sign: '✓', tone: 'inCart' },
  'line-complete': { sign: '✓✓', tone: 'inCart' },
  weighed: { sign: '✓', tone: 'inCart' },
  'already-complete': { sign: '!', tone: 'replaced' },
  'already-brought-in': { sign: '!', tone: 'replaced' },
  'not-found': { sign: '✕', tone: 'notFound' },
  undone: { sign: '↶', tone: 'muted' },
  'looking-up': { sign: '…', tone: 'muted' },
  misread: { sign: '?', tone: 'replaced' },
  'not-kept': { sign: '✕', tone: 'notFound' },
  bound: { sign: '!', tone: 'replaced' },
}

export const noticeLook = (notice: Notice): Look => looks[notice.kind]

export function noticeWords(t: Translate, format: Formats, notice: Notice): string {
  switch (notice.kind) {
    case 'picked':
      return t('picking.notice.picked', {
        name: notice.name,
        picked: format.number(notice.picked),
        asked: format.number(notice.asked),
      })
    case 'line-complete':
      return t('picking.notice.lineComplete', { name: notice.name })
    case 'weighed':
      return t('picking.notice.weighed', { name: notice.name, weight: format.weight(notice.weightKg) })
    case 'already-complete':
      return t('picking.notice.alreadyComplete', { name: notice.name })
    case 'already-brought-in':
      return t(`picking.notice.alreadyIn.${notice.as}`, { name: notice.name })
    case 'not-found':
      return t('picking.notice.notFound', { name: notice.name })
    case 'undone':
      return t('picking.notice.undone', { name: notice.name })
    case 'looking-up':
      return t('picking.notice.lookingUp')
    case 'misread':
      return t('picking.notice.misread')
    case 'not-kept':
      return t('picking.notice.notKept')
    case 'bound':
      return t('picking.notice.bound', { name: notice.name, bound: format.number(notice.bound) })
  }
}
