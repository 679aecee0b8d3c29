import { useState } from 'react'
import { useLeftAlone } from '@/components/parts/useLeftAlone'
import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { judgeSetup, type SetupMeaning } from '@/domain/people/judgeSetup'
import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { type PeopleState } from '@/state/people/roster'
import { usePeople } from '@/state/people/usePeople'
import { type SessionState } from '@/state/session/session'
import { useSession } from '@/state/session/useSession'
import { attemptWords } from './attemptWords'
import { ConfirmSetup } from './ConfirmSetup'
import { NewPerson } from './NewPerson'
import { useSignIn } from './useSignIn'
import { useTypedName } from './useTypedName'

/** What a set-up link opens. `onLeave` goes on to wherever this device now belongs. */
export function SetupScreen({ link, onLeave }: { link: string; onLeave: () => void }) {
  const { t } = useWords()
  const session = useSession()
  const { attempt, signIn } = useSignIn()
  const name = useTypedName()
  const people = usePeople()
  const device = useDeviceState()
  const [lead, setLead] = useState<Setup>()
  const verdict = parseSetupCode(link, device.ports.homeAddress)
  const place = people.kind === 'shared' ? people.place : undefined
  const meaning = verdict.kind === 'ok' ? judgeSetup(verdict.setup, place) : undefined
  // Where nobody is signed in, the whole page goes: its link is what makes a team lead.
  useLeftAlone(meaning === 'lead-joins' && session.kind !== 'signed-in', onLeave)

  if (verdict.kind !== 'ok') {
    return (
      <Screen title={t('setup.title')}>
        <Message title={t('setup.broken')} text={t(`signIn.codeFault.${verdict.kind}`)} alert>
          <Button title={t('setup.refuse')} onPress={onLeave} kind="plain" />
        </Message>
      </Screen>
    )
  }

  const { setup } = verdict
  async function confirm(picker: string | undefined) {
    switch (await signIn(setup, picker)) {
      case 'failed':
        return
      case 'lead-joins':
        setLead(setup)
        return
      case 'signed-in':
      case 'set-up':
        onLeave()
    }
  }

  if (lead !== undefined) {
    return <NewPerson storeName={setup.storeName} lead={lead} onBack={onLeave} onIn={onLeave} />
  }

  return (
    <ConfirmSetup
      setup={setup}
      name={meaning === 'own' ? name : undefined}
      currentStore={leavesStore(meaning) ? findStore(session, people) : undefined}
      busy={attempt.kind === 'under-way'}
      fault={attempt.kind === 'failed' ? attemptWords(t, attempt.problem) : undefined}
      onConfirm={(picker) => void confirm(picker)}
      onRefuse={onLeave}
    />
  )
}

const leavesStore = (meaning: SetupMeaning | undefined) => meaning === 'own' || meaning === 'shared'

/** The store that this device works for now, or is shared for. */
function findStore(session: SessionState, people: PeopleState): string | undefined {
  if (session.kind === 'signed-in') return session.workplace.storeName
  return people.kind === 'shared' ? people.place.storeName : undefined
}
