import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'

type DemoButtonsProps = {
  setups: readonly Setup[]
  /** The one that is being tried right now. */
  trying: Setup | undefined
  disabled: boolean
  onTry: (setup: Setup) => void
}

export function DemoButtons({ setups, trying, disabled, onTry }: DemoButtonsProps) {
  const { t } = useWords()
  return (
    <Section title={t('signIn.tryHead')}>
      {setups.map((setup) => {
        const busy = trying?.role === setup.role
        return (
          <Button
            key={setup.role}
            kind={setup.role === 'picker' ? 'primary' : 'plain'}
            title={setup.role === 'picker' ? t('signIn.tryPicker') : t('signIn.tryLead')}
            busy={busy}
            disabled={disabled && !busy}
            onPress={() => onTry(setup)}
          />
        )
      })}
    </Section>
  )
}
