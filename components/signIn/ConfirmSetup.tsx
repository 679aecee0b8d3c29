import { Button } from '@/components/ui/Button'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { NameField } from './NameField'
import { type TypedName } from './useTypedName'

type ConfirmSetupProps = {
  setup: Setup
  /** Undefined where nobody is asked: on a device that people share. */
  name: TypedName | undefined
  /** The store that this device works for now. */
  currentStore?: string
  busy: boolean
  fault: string | undefined
  onConfirm: (picker: string | undefined) => void
  onRefuse: () => void
}

/** No link and no code points a device at a service unless a person has seen where it leads. */
export function ConfirmSetup({
  setup,
  name,
  currentStore,
  busy,
  fault,
  onConfirm,
  onRefuse,
}: ConfirmSetupProps) {
  const { t } = useWords()

  function confirm() {
    if (busy) return
    if (name === undefined) return onConfirm(undefined)
    const picker = name.take()
    if (picker !== undefined) onConfirm(picker)
  }

  return (
    <Screen
      title={t('setup.title')}
      footer={
        <>
          <Button kind="plain" title={t('setup.refuse')} onPress={onRefuse} disabled={busy} grow={1} />
          <Button title={t('setup.confirm')} onPress={confirm} busy={busy} grow={2} />
        </>
      }
    >
      <Text variant="title" heading={2}>
        {t('setup.question', { store: setup.storeName })}
      </Text>
      <Facts
        facts={[
          { name: t('setup.store'), value: setup.storeName },
          { name: t('setup.address'), value: setup.address },
          { name: t('setup.role'), value: t(`role.${setup.role}`) },
        ]}
      />
      <Text tone="muted">{t('setup.check')}</Text>
      {currentStore !== undefined && <Notice caution text={t('setup.signedIn', { store: currentStore })} />}
      {name && <NameField name={name} disabled={busy} onSubmit={confirm} />}
      {fault !== undefined && <Notice text={fault} />}
    </Screen>
  )
}
