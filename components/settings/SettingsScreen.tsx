import { useState } from 'react'
import { whoWords } from '@/components/parts/whoWords'
import { Button } from '@/components/ui/Button'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { Facts } from '@/components/ui/Facts'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { languageNames } from '@/components/words/language'
import { useWords } from '@/components/words/useWords'
import { languageChoiceSchema, themeChoiceSchema } from '@/domain/setup/preferences'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { usePreferences } from '@/state/settings/usePreferences'
import { AboutSection } from './AboutSection'
import { LabelLayoutsForm } from './LabelLayoutsForm'
import { PeopleSection } from './PeopleSection'
import { ScannerSection, type ScannerRoutes } from './ScannerSection'
import { ScreenSection } from './ScreenSection'
import { SignOutDialog } from './SignOutDialog'
import { SoundSection } from './SoundSection'
import { StoreSection, type StoreRoutes } from './StoreSection'

type SettingsScreenProps = StoreRoutes & ScannerRoutes & { onBack: () => void }

export function SettingsScreen({ onBack, ...routes }: SettingsScreenProps) {
  const { t } = useWords()
  const { settings } = useDeviceState()
  const { workplace } = useSignedIn()
  const { language, theme } = usePreferences()
  const [leaving, setLeaving] = useState(false)

  return (
    <Screen title={t('settings.title')} onBack={onBack}>
      <Section title={t('settings.device')}>
        <Facts
          facts={[
            { name: t('settings.picker'), value: whoWords(t, workplace.picker) },
            { name: t('setup.store'), value: workplace.storeName },
            { name: t('setup.role'), value: t(`role.${workplace.role}`) },
            { name: t('setup.address'), value: workplace.address },
          ]}
        />
      </Section>
      <PeopleSection />
      <StoreSection isLead={workplace.role === 'lead'} {...routes} />
      <Section title={t('settings.language')}>
        <ChoiceList
          label={t('settings.language')}
          choices={languageChoiceSchema.options.map((value) => ({
            value,
            text: value === 'auto' ? t('settings.auto') : languageNames[value],
          }))}
          chosen={language}
          onChoose={(value) => void settings.change({ language: value })}
        />
      </Section>
      <Section title={t('settings.theme')}>
        <ChoiceList
          label={t('settings.theme')}
          choices={themeChoiceSchema.options.map((value) => ({ value, text: t(`settings.${value}`) }))}
          chosen={theme}
          onChoose={(value) => void settings.change({ theme: value })}
        />
      </Section>
      <ScreenSection />
      <SoundSection />
      <ScannerSection {...routes} />
      {workplace.role === 'lead' && <LabelLayoutsForm />}
      <AboutSection />
      <Button kind="dangerSoft" title={t('settings.signOut')} onPress={() => setLeaving(true)} />
      {leaving && <SignOutDialog storeName={workplace.storeName} onStay={() => setLeaving(false)} />}
    </Screen>
  )
}
