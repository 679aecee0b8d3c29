import { SendReport } from '@/components/parts/SendReport'
import { Facts } from '@/components/ui/Facts'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'

/** Which app this is, and how to tell whoever looks after it what went wrong. */
export function AboutSection() {
  const { t } = useWords()
  const { version } = useDeviceState().ports
  return (
    <Section title={t('care.about.head')}>
      <Facts facts={[{ name: t('care.about.version'), value: version }]} />
      <SendReport />
    </Section>
  )
}
