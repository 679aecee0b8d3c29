import { ChoiceList } from '@/components/ui/ChoiceList'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { handSchema, textSizeSchema } from '@/domain/setup/preferences'
import { useDeviceState } from '@/state/deviceState'
import { usePreferences } from '@/state/settings/usePreferences'

/** How the app fits the eyes and the hand of whoever holds it. */
export function ScreenSection() {
  const { t } = useWords()
  const { settings } = useDeviceState()
  const { textSize, hand } = usePreferences()
  return (
    <>
      <Section title={t('care.screen.textSize')}>
        <ChoiceList
          label={t('care.screen.textSize')}
          choices={textSizeSchema.options.map((value) => ({ value, text: t(`care.screen.${value}`) }))}
          chosen={textSize}
          onChoose={(value) => void settings.change({ textSize: value })}
        />
      </Section>
      <Section title={t('care.screen.hand')}>
        <ChoiceList
          label={t('care.screen.hand')}
          choices={handSchema.options.map((value) => ({ value, text: t(`care.screen.${value}`) }))}
          chosen={hand}
          onChoose={(value) => void settings.change({ hand: value })}
        />
        <Text variant="sub" tone="muted">
          {t('care.screen.handHint')}
        </Text>
      </Section>
    </>
  )
}
