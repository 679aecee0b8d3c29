import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { Dialog } from '@/components/ui/Dialog'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { IDLE_CHOICES, USUAL_IDLE_MINUTES } from '@/domain/people/idle'
import { useDeviceState } from '@/state/deviceState'
import { type ShownPerson } from '@/state/people/roster'
import { usePreferences } from '@/state/settings/usePreferences'

/** What a team lead decides about a shared device: when it locks, and who works with it. */
export function CrewSection({ people }: { people: readonly ShownPerson[] }) {
  const { t } = useWords()
  const { settings } = useDeviceState()
  const { idleMinutes = USUAL_IDLE_MINUTES } = usePreferences()
  const [managed, setManaged] = useState<ShownPerson>()
  return (
    <>
      <Section title={t('people.settings.lockAfter')}>
        <ChoiceList
          label={t('people.settings.lockAfter')}
          choices={IDLE_CHOICES.map((minutes) => ({
            value: String(minutes),
            text: t('people.settings.minutes', { count: minutes }),
          }))}
          chosen={String(idleMinutes)}
          onChoose={(value) =>
            void settings.change({ idleMinutes: IDLE_CHOICES.find((minutes) => String(minutes) === value) })
          }
        />
      </Section>
      {people.length > 0 && (
        <Section title={t('people.settings.everybody')}>
          {people.map((person) => (
            <Button key={person.id} kind="plain" title={person.name} onPress={() => setManaged(person)} />
          ))}
        </Section>
      )}
      {managed && <PersonDialog person={managed} onClose={() => setManaged(undefined)} />}
    </>
  )
}

type Step = { kind: 'asked' } | { kind: 'lent'; pin: string } | { kind: 'failed' } | { kind: 'removes' }

function PersonDialog({ person: { id, name, role }, onClose }: { person: ShownPerson; onClose: () => void }) {
  const { t } = useWords()
  const { people } = useDeviceState()
  const [step, setStep] = useState<Step>({ kind: 'asked' })
  const lend = async () => {
    const pin = await people.lendPin(id)
    setStep(pin === undefined ? { kind: 'failed' } : { kind: 'lent', pin })
  }

  const remove = () => people.remove(id).then(onClose, () => setStep({ kind: 'failed' }))

  switch (step.kind) {
    case 'asked':
      return (
        <Dialog title={name} onDismiss={onClose}>
          {role === 'lead' ? (
            <Text tone="muted">{t('people.settings.leadsPin', { name })}</Text>
          ) : (
            <Button kind="plain" title={t('people.settings.lendPin')} onPress={() => void lend()} />
          )}
          <Button
            kind="dangerSoft"
            title={t('people.settings.remove')}
            onPress={() => setStep({ kind: 'removes' })}
          />
          <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
        </Dialog>
      )
    case 'lent':
      return (
        <Dialog title={name} text={t('people.settings.lent', { name })} onDismiss={onClose}>
          <Text variant="display" align="center" selectable>
            {step.pin}
          </Text>
          <Button title={t('people.settings.done')} onPress={onClose} />
        </Dialog>
      )
    case 'failed':
      return (
        <Dialog title={name} text={t('people.notKept')} onDismiss={onClose}>
          <Button title={t('people.settings.done')} onPress={onClose} />
        </Dialog>
      )
    case 'removes':
      return (
        <Dialog
          title={t('people.settings.removeQuestion', { name })}
          text={t('people.settings.removeHint')}
          onDismiss={onClose}
        >
          <Button kind="danger" title={t('people.settings.remove')} onPress={() => void remove()} />
          <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
        </Dialog>
      )
  }
}
