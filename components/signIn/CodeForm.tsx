import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { parseSetupCode, type Setup, type SetupCodeVerdict } from '@/domain/setup/setupCode'
import { NameField } from './NameField'
import { type TypedName } from './useTypedName'

type CodeFormProps = {
  homeAddress: string | undefined
  name: TypedName
  /** Whether this is the main way in. */
  kind: 'primary' | 'plain'
  busy: boolean
  disabled: boolean
  /** Why the service did not take the last code. */
  fault: string | undefined
  onEdit: () => void
  onSetup: (setup: Setup, picker: string) => void
}

type CodeFault = Exclude<SetupCodeVerdict['kind'], 'ok'>

export function CodeForm({ homeAddress, name, kind, busy, disabled, fault, onEdit, onSetup }: CodeFormProps) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const [codeFault, setCodeFault] = useState<CodeFault>()

  function edit(text: string) {
    setCode(text)
    setCodeFault(undefined)
    onEdit()
  }

  function submit() {
    if (busy || disabled) return
    const verdict = parseSetupCode(code, homeAddress)
    if (verdict.kind !== 'ok') setCodeFault(verdict.kind)
    // Judged in any case: both fields say what is wrong at once.
    const picker = name.take()
    if (verdict.kind === 'ok' && picker !== undefined) onSetup(verdict.setup, picker)
  }

  return (
    <Section title={t('signIn.codeHead')}>
      <TextField
        kind="code"
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        value={code}
        onChange={edit}
        onSubmit={submit}
        fault={codeFault === undefined ? fault : t(`signIn.codeFault.${codeFault}`)}
      />
      <NameField name={name} disabled={busy} onSubmit={submit} />
      <Button title={t('signIn.submit')} onPress={submit} busy={busy} disabled={disabled} kind={kind} />
    </Section>
  )
}
