import { useState } from 'react'
import { View } from 'react-native'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { TouchList, TouchRow } from '@/components/ui/TouchList'
import { useWords } from '@/components/words/useWords'
import { signals, type Signal } from '@/domain/feedback/signals'
import { volumeSchema } from '@/domain/setup/preferences'
import { useDeviceState } from '@/state/deviceState'
import { usePreferences } from '@/state/settings/usePreferences'

/** How loud the signals are, and what each of them means. */
export function SoundSection() {
  const { t } = useWords()
  const { settings, ports } = useDeviceState()
  const { volume } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('care.sound.head')}>
      <ChoiceList
        label={t('care.sound.head')}
        choices={volumeSchema.options.map((value) => ({ value, text: t(`care.sound.${value}`) }))}
        chosen={volume}
        onChoose={(value) => {
          void settings.change({ volume: value })
          // Heard at once, so that nobody has to guess what "middle" is.
          ports.feedback.give('picked')
        }}
      />
      <Button
        kind="plain"
        title={t(isOpen ? 'care.sound.hide' : 'care.sound.show')}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && <SignalList />}
    </Section>
  )
}

const names = Object.keys(signals) as Signal[]

function SignalList() {
  const styles = useStyles()
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  return (
    <TouchList>
      {names.map((signal, index) => (
        <TouchRow
          key={signal}
          role="button"
          label={`${t(`care.sound.signals.${signal}.name`)}. ${t(`care.sound.signals.${signal}.means`)}`}
          isFirst={index === 0}
          onPress={() => feedback.give(signal)}
        >
          <View style={styles.words}>
            <Text variant="strong">{t(`care.sound.signals.${signal}.name`)}</Text>
            <Text variant="sub" tone="muted">
              {t(`care.sound.signals.${signal}.means`)}
            </Text>
          </View>
          <View aria-hidden>
            <Text variant="key" tone="brand">
              ♪
            </Text>
          </View>
        </TouchRow>
      ))}
    </TouchList>
  )
}

const useStyles = themed(() => ({ words: { flex: 1 } }))
