import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { LONGEST_PICKER_NAME } from '@/domain/setup/pickerName'
import { type TypedName } from './useTypedName'

type NameFieldProps = { name: TypedName; disabled: boolean; onSubmit: () => void }

/** Devices are shared: who works with one is asked, and kept no longer than they work. */
export function NameField({ name: { text, fault, known, edit }, disabled, onSubmit }: NameFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      kind="name"
      label={t('signIn.name')}
      hint={known === undefined ? t('signIn.nameHint') : t('signIn.goOnAs', { name: known })}
      value={text}
      onChange={edit}
      onSubmit={onSubmit}
      disabled={disabled}
      fault={fault && t(`signIn.nameFault.${fault}`, { most: LONGEST_PICKER_NAME })}
    />
  )
}
