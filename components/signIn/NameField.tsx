import { type Ref } from 'react'
import { type TextInput } from 'react-native'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { LONGEST_PICKER_NAME } from '@/domain/setup/pickerName'
import { type TypedName } from './useTypedName'

type NameFieldProps = { name: TypedName; disabled: boolean; onSubmit: () => void; ref?: Ref<TextInput> }

/** Devices are shared: who works with one is asked, and kept no longer than they work. */
export function NameField({ name: { text, fault, known, edit }, disabled, onSubmit, ref }: NameFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      ref={ref}
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
