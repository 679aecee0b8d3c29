import { problemWords } from '@/components/words/problemWords'
import { type Translate } from '@/components/words/useWords'
import { wantedEnd, type Command, type Trouble } from '@/domain/outbox/command'

/** One sentence on a decision that a person must look at: what happened, and what to do. */
export function troubleWords(t: Translate, command: Pick<Command, 'update' | 'trouble'>): string {
  const { trouble } = command
  const isCancel = wantedEnd(command) === 'CANCELLED'
  switch (trouble?.kind) {
    case undefined:
      return problemWords(t, undefined)
    case 'forbidden':
    case 'gone':
      return t(`outbox.${trouble.kind}`)
    case 'refused':
      if (isCancel && trouble.code === 'INVALID_TRANSITION') return t('cancel.tooLate')
      return trouble.faults.length > 0 ? t('review.refused') : t('problem.refused')
    case 'ended-otherwise':
      return isCancel ? t('cancel.tooLate') : endWords(t, trouble)
  }
}

/** Who ended it, as far as the service says. */
function endWords(t: Translate, trouble: Extract<Trouble, { kind: 'ended-otherwise' }>): string {
  if (trouble.status !== 'CANCELLED') return t('review.endedByOthers')
  switch (trouble.cancelledBy) {
    case 'CUSTOMER':
    case 'LOGISTICS':
    case 'VENDOR':
      return t(`outbox.cancelledBy.${trouble.cancelledBy}`)
    default:
      return t('outbox.cancelledBy.unknown')
  }
}
