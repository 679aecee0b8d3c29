import { useMemo } from 'react'
import { DecisionCard } from '@/components/parts/DecisionCard'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { useCommandActs } from '@/components/parts/useCommandActs'
import { useCommandPhase } from '@/components/parts/useCommandPhase'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Command, type WantedEnd } from '@/domain/outbox/command'
import { notFoundLines } from '@/domain/picking/progress'
import { goodsToPutBack } from '@/domain/picking/putBack'
import { type PickSession } from '@/domain/picking/session'
import { EndFooter } from './EndFooter'
import { MarkOut } from './MarkOut'
import { NeedsYou } from './NeedsYou'
import { PutBack } from './PutBack'
import { type ReviewFrame, type ReviewRoutes } from './ReviewScreen'

export type DecidedProps = ReviewRoutes &
  ReviewFrame & {
    orderId: OrderId
    end: { status: WantedEnd; at: string; isSent: boolean }
    /** Undefined until the outbox was read, and once the service has confirmed it. */
    command: Command | undefined
    /** Undefined where the order cannot be read: after a start without a signal. */
    session: PickSession | undefined
  }

/** The end of an order as it was decided here, until the service has confirmed it. */
export function Decided(props: DecidedProps) {
  const { command, end, session, code, banner, orderId, onOrders, onNext } = props
  const { t } = useWords()
  const phase = useCommandPhase(command, end.at)
  const { letGo, isBusy, said } = useCommandActs(command?.id)
  const back = useMemo(
    () => (session ? goodsToPutBack(session, end.status === 'CANCELLED' ? undefined : session) : []),
    [session, end.status],
  )
  if (command !== undefined && phase === 'needs-you') return <NeedsYou {...props} command={command} />
  const shown = end.isSent ? 'sent' : phase === 'waiting' ? phase : 'sending'
  return (
    <Screen
      title={code}
      onBack={onOrders}
      banner={banner}
      chip={<PhaseChip phase={shown} />}
      footer={<EndFooter orderId={orderId} onOrders={onOrders} onNext={onNext} />}
    >
      <DecisionCard end={end} phase={shown} command={command}>
        {shown === 'waiting' && command?.state === 'waiting' && (
          <Button kind="plain" title={t('outbox.change')} busy={isBusy} onPress={() => void letGo()} />
        )}
      </DecisionCard>
      {said !== undefined && <Notice text={said} />}
      {session && end.status !== 'CANCELLED' && <MarkOut notFound={notFoundLines(session)} />}
      <PutBack goods={back} />
    </Screen>
  )
}
