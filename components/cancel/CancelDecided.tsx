import { DecisionCard } from '@/components/parts/DecisionCard'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { troubleWords } from '@/components/parts/troubleWords'
import { useCommandActs } from '@/components/parts/useCommandActs'
import { useCommandPhase } from '@/components/parts/useCommandPhase'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { wantedEnd, type Command } from '@/domain/outbox/command'

type CancelDecidedProps = { command: Command; onBack: () => void; onOrders: () => void }

/** How the order ends is decided, and the service has not confirmed it: on its way, waiting, or not taken. */
export function CancelDecided({ command, onBack, onOrders }: CancelDecidedProps) {
  const { t } = useWords()
  const phase = useCommandPhase(command, command.at)
  const { letGo, retry, isBusy, said } = useCommandActs(command.id)
  const status = wantedEnd(command)
  const isRefused = phase === 'needs-you'
  const mayKeep = status === 'CANCELLED' && (isRefused || command.state === 'waiting')
  const mayRetry = isRefused && command.trouble?.kind === 'forbidden'
  const keep = async () => {
    if (await letGo()) onBack()
  }
  return (
    <Screen
      title={t('cancel.title', { code: command.orderCode })}
      onBack={onBack}
      chip={<PhaseChip phase={phase} />}
      footer={
        <>
          {mayKeep && (
            <Button
              kind="plain"
              title={t('cancel.keep')}
              busy={isBusy}
              onPress={() => void keep()}
              grow={1}
            />
          )}
          {mayRetry ? (
            <Button title={t('action.retry')} busy={isBusy} onPress={() => void retry()} grow={1.4} />
          ) : (
            <Button title={t('review.toOrders')} onPress={onOrders} grow={1.4} />
          )}
        </>
      }
    >
      {status !== 'CANCELLED' && (
        <Notice text={t('outbox.decidedAlready', { end: t(`outbox.end.${status}`) })} />
      )}
      {phase === 'needs-you' ? (
        <Notice text={troubleWords(t, command)} />
      ) : (
        <DecisionCard end={{ status, at: command.at }} phase={phase} command={command} />
      )}
      {said !== undefined && <Notice text={said} />}
    </Screen>
  )
}
