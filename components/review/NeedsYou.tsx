import { useMemo } from 'react'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { troubleWords } from '@/components/parts/troubleWords'
import { useCommandActs } from '@/components/parts/useCommandActs'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { wholeCommandSchema, type Command } from '@/domain/outbox/command'
import { faultsByLine, type FaultPlace, type Fix } from '@/domain/picking/lineFaults'
import { goodsToPutBack } from '@/domain/picking/putBack'
import { type PickSession } from '@/domain/picking/session'
import { type DecidedProps } from './Decided'
import { Differences } from './Differences'
import { FaultCard } from './FaultCard'
import { PutBack } from './PutBack'

type NeedsYouProps = DecidedProps & { command: Command }

/** A decision that did not come through: why, and the ways out of it. */
export function NeedsYou({ command, session, code, banner, onFix, onOrders }: NeedsYouProps) {
  const { t } = useWords()
  const acts = useCommandActs(command.id)
  const faults = useMemo(() => placedFaults(command, session), [command, session])
  const hasEnded = command.trouble?.kind === 'ended-otherwise'
  const back = useMemo(() => (hasEnded && session ? goodsToPutBack(session) : []), [hasEnded, session])
  // Until the decision is taken back the cart stays as it is.
  const fix = async (place: FaultPlace, by: Fix) => {
    if (await acts.letGo()) onFix(place, by)
  }
  return (
    <Screen
      title={code}
      onBack={onOrders}
      banner={banner}
      chip={<PhaseChip phase="needs-you" />}
      footer={<WaysOut command={command} acts={acts} onOrders={onOrders} />}
    >
      <Notice text={troubleWords(t, command)} />
      {acts.said !== undefined && <Notice text={acts.said} />}
      {session &&
        faults.map((placed) => (
          <FaultCard
            key={`${placed.fault.path} ${placed.fault.code}`}
            placed={placed}
            session={session}
            onFix={(place, by) => void fix(place, by)}
          />
        ))}
      <Differences command={command} />
      <PutBack goods={back} />
    </Screen>
  )
}

type WaysOutProps = {
  command: Command
  acts: ReturnType<typeof useCommandActs>
  onOrders: () => void
}

function WaysOut({ command: { trouble }, acts, onOrders }: WaysOutProps) {
  const { t } = useWords()
  const { letGo, retry, isBusy } = acts
  const leave = async () => {
    if (await letGo()) onOrders()
  }
  if (trouble?.kind === 'ended-otherwise' || trouble?.kind === 'gone') {
    return <Button title={t('outbox.understood')} busy={isBusy} onPress={() => void leave()} grow={1} />
  }
  if (trouble?.kind === 'refused' && trouble.faults.length > 0) {
    return <Button title={t('outbox.change')} busy={isBusy} onPress={() => void letGo()} grow={1} />
  }
  return (
    <>
      <Button kind="plain" title={t('outbox.takeBack')} busy={isBusy} onPress={() => void letGo()} grow={1} />
      <Button title={t('action.retry')} busy={isBusy} onPress={() => void retry()} grow={1.4} />
    </>
  )
}

function placedFaults(command: Command, session: PickSession | undefined) {
  const { trouble } = command
  if (trouble?.kind !== 'refused' || session === undefined) return []
  const whole = wholeCommandSchema.safeParse(command).data
  return whole ? faultsByLine(whole.update, trouble.faults, session) : []
}
