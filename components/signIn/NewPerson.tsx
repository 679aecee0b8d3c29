import { useState } from 'react'
import { NewPin } from '@/components/parts/NewPin'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { type Translate, useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { type Joined } from '@/state/people/makePerson'
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
    setFault(joinedWords(t, joined))
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

function joinedWords(t: Translate, joined: Exclude<Joined, { kind: 'in' }>): string {
  switch (joined.kind) {
    case 'name-taken':
      return t('people.nameTaken')
    case 'full':
      return t('people.full')
    case 'not-kept':
      return t('people.notKept')
    case 'too-short':
    case 'too-long':
    case 'too-simple':
      return t(`people.${joined.kind}`)
  }
}
