import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type ActOf } from '@/domain/picking/events'

export type CallOutcome = ActOf<'customer-called'>['outcome']

const OUTCOMES: readonly CallOutcome[] = ['agreed', 'declined', 'no-answer']

type CallDialogProps = { onAnswer: (outcome: CallOutcome) => void; onDismiss: () => void }

/** After a call: what came of it, so that nobody has to call twice. */
export function CallDialog({ onAnswer, onDismiss }: CallDialogProps) {
  const { t } = useWords()
  return (
    <Dialog title={t('replace.call.title')} onDismiss={onDismiss}>
      {OUTCOMES.map((outcome) => (
        <Button
          key={outcome}
          kind="plain"
          title={t(`replace.call.${outcome}`)}
          onPress={() => onAnswer(outcome)}
        />
      ))}
      <Button title={t('replace.call.none')} onPress={onDismiss} />
    </Dialog>
  )
}
