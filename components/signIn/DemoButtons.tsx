import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { type DemoSetup } from './useDemoSetups'

type DemoButtonsProps = {
  setups: readonly DemoSetup[]
  /** The one that is being tried right now. */
  trying: Setup | undefined
  disabled: boolean
  onTry: (demo: DemoSetup) => void
}

export function DemoButtons({ setups, trying, disabled, onTry }: DemoButtonsProps) {
  const { t } = useWords()
  return (
    <Section title={t('signIn.tryHead')}>
      {setups.map((demo) => {
        const { setup } = demo
        const busy = trying?.role === setup.role
        return (
          <Button
            key={setup.role}
            kind={setup.role === 'picker' ? 'primary' : 'plain'}
            title={setup.role === 'picker' ? t('signIn.tryPicker') : t('signIn.tryLead')}
            busy={busy}
            disabled={disabled && !busy}
            onPress={() => onTry(demo)}
          />
        )
      })}
    </Section>
  )
}
