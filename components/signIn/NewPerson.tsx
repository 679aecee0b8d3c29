import { useState } from 'react'
import { NewPin } from '@/components/parts/NewPin'
import { peopleWords } from '@/components/parts/peopleWords'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { NameField } from './NameField'
import { useTypedName } from './useTypedName'

type NewPersonProps = {
  storeName: string
  lead?: Setup | undefined
  onBack: () => void
  /** Where the page does not go by itself once somebody is signed in. */
  onIn?: (() => void) | undefined
}

/** Somebody joins a shared device: a name that nobody has, and a PIN. */
export function NewPerson({ storeName, lead, onBack, onIn }: NewPersonProps) {
  const { t } = useWords()
  const { people } = useDeviceState()
  const name = useTypedName()
  const [joining, setJoining] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const next = () => {
    const taken = name.take()
    setFault(undefined)
    if (taken !== undefined) setJoining(taken)
  }
  async function join(picker: string, pin: string) {
    setBusy(true)
    const joined = await people.join({ name: picker, pin, lead })
    setBusy(false)
    if (joined.kind === 'in') return onIn?.()
    setFault(peopleWords(t, joined))
    // Another name may do; another PIN would not.
    if (joined.kind === 'name-taken') setJoining(undefined)
  }

  if (joining !== undefined) {
    return (
      <>
        <Screen title={joining} onBack={() => setJoining(undefined)}>
          <NewPin fault={fault} busy={busy} onPin={(pin) => void join(joining, pin)} />
        </Screen>
        <WedgeCatcher />
      </>
    )
  }
  return (
    <Screen
      title={t('people.newHere')}
      onBack={onBack}
      footer={<Button title={t('people.next')} onPress={next} grow={1} />}
    >
      <Text tone="muted">
        {t(lead === undefined ? 'people.newHint' : 'people.newLead', { store: storeName })}
      </Text>
      <NameField name={name} disabled={false} onSubmit={next} />
      {fault !== undefined && (
        <Text variant="strong" tone="notFound" alert>
          {fault}
        </Text>
      )}
    </Screen>
  )
}
