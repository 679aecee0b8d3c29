import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { parseLabelLayout } from '@/domain/barcode/labelLayout'
import { useDeviceState } from '@/state/deviceState'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'

/** How this store's scales print: what a label says depends on it. */
export function LabelLayoutsForm() {
  const { t } = useWords()
  const { settings } = useDeviceState()
  const layouts = useLabelLayouts()
  const [typed, setTyped] = useState(layouts.map(({ text }) => text).join(' '))
  const [outcome, setOutcome] = useState<{ fault?: string; saved?: boolean }>({})

  const save = () => {
    const texts = typed.split(/[\s,;]+/).filter(Boolean)
    for (const text of texts) {
      const parsed = parseLabelLayout(text)
      if (parsed.kind === 'faulty')
        return setOutcome({ fault: t(`settings.labels.fault.${parsed.fault}`, { layout: text }) })
    }
    void settings.change({ labelLayouts: texts.map((text) => text.toUpperCase()) })
    setOutcome({ saved: true })
  }

  return (
    <Section title={t('settings.labels.head')}>
      <TextField
        kind="code"
        label={t('settings.labels.field')}
        hint={t('settings.labels.hint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setOutcome({})
        }}
        onSubmit={save}
        {...(outcome.fault === undefined ? {} : { fault: outcome.fault })}
      />
      <Button
        kind="plain"
        title={t(outcome.saved === true ? 'settings.labels.saved' : 'settings.labels.save')}
        onPress={save}
      />
    </Section>
  )
}
