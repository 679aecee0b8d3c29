import { useIsFocused } from 'expo-router'
import { useEffect, useRef, useState } from 'react'
import { View, type TextInput } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { unwrapScan } from '@/domain/barcode/scannedText'
import { parseSetupCode, type Setup, type SetupCodeVerdict } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { NameField } from './NameField'
import { isTyped, type TypedName } from './useTypedName'

type CodeFormProps = {
  homeAddress: string | undefined
  /** Undefined where nobody is asked for it yet. */
  name: TypedName | undefined
  /** Whether this is the main way in. */
  kind: 'primary' | 'plain'
  busy: boolean
  disabled: boolean
  /** Why the service did not take the last code. */
  fault: string | undefined
  isCameraOn: boolean
  onCamera: (isOn: boolean) => void
  onEdit: () => void
  /** Whether this code wants to know who works with the device; for others they say it later. */
  needsName: (setup: Setup) => boolean
  onSetup: (setup: Setup, picker: string | undefined) => void
}

type CodeFault = Exclude<SetupCodeVerdict['kind'], 'ok'>

export function CodeForm({
  homeAddress,
  name,
  kind,
  busy,
  disabled,
  fault,
  isCameraOn,
  onCamera,
  onEdit,
  needsName,
  onSetup,
}: CodeFormProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [code, setCode] = useState('')
  const [codeFault, setCodeFault] = useState<CodeFault>()
  const { nameField, askName } = useNameQuestion()

  function edit(text: string) {
    setCode(text)
    setCodeFault(undefined)
    onEdit()
  }

  function submit() {
    if (busy || disabled) return
    const verdict = parseSetupCode(code, homeAddress)
    if (verdict.kind !== 'ok') setCodeFault(verdict.kind)
    else if (name === undefined || !needsName(verdict.setup)) return onSetup(verdict.setup, undefined)
    // Judged in any case: both fields say what is wrong at once.
    const picker = name?.take()
    if (verdict.kind === 'ok' && picker !== undefined) onSetup(verdict.setup, picker)
  }

  function takeScan(scan: Scan) {
    const { data } = unwrapScan(scan.text)
    edit(data)
    const verdict = parseSetupCode(data, homeAddress)
    if (verdict.kind !== 'ok') {
      setCodeFault(verdict.kind)
      return feedback.give('refused')
    }
    feedback.give('picked')
    onCamera(false)
    if (name === undefined || !needsName(verdict.setup)) return onSetup(verdict.setup, undefined)
    // Whoever scans first has made no mistake: they are led on, not told off.
    if (!isTyped(name)) return askName()
    const picker = name.take()
    if (picker !== undefined) onSetup(verdict.setup, picker)
  }
  useScans(takeScan, useIsFocused() && !busy && !disabled)

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
      {name && <NameField ref={nameField} name={name} disabled={busy} onSubmit={submit} />}
      <View style={styles.actions}>
        <Button
          kind="plain"
          title={t('signIn.scan')}
          onPress={() => onCamera(!isCameraOn)}
          disabled={busy || disabled}
          grow={1}
        />
        <Button
          title={t(name === undefined ? 'setup.confirm' : 'signIn.submit')}
          onPress={submit}
          busy={busy}
          disabled={disabled}
          kind={kind}
          grow={1.4}
        />
      </View>
    </Section>
  )
}

/** The focus goes to the name once the camera has left: before, the field would be scrolled to where it was. */
function useNameQuestion() {
  const nameField = useRef<TextInput>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) nameField.current?.focus()
  }, [asked])
  return { nameField, askName: () => setAsked((times) => times + 1) }
}

const useStyles = themed(() => ({ actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m } }))
