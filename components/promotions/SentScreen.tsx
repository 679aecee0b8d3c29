import { useState } from 'react'
import { View } from 'react-native'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Chip } from '@/components/ui/Chip'
import { useClock } from '@/components/ui/clock'
import { HoldButton } from '@/components/ui/HoldButton'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type Promotion } from '@/domain/contract/promotion'
import { stateOf, stoppedPromotion, withoutProducts, type SentPromotion } from '@/domain/tools/sentPromotions'
import { type TaskId } from '@/domain/tools/task'
import { useAddTask } from '@/state/tools/useTools'
import { PromotionFacts } from './PromotionFacts'
import { stateTone } from './promotionWords'
import { SentHistory } from './SentHistory'
import { SentProducts } from './SentProducts'
import { ServiceFindings } from './ServiceFindings'
import { TroubleCard } from './TroubleCard'

type SentScreenProps = {
  sent: SentPromotion
  /** It can still be changed and stopped. */
  isOpen: boolean
  onBack: () => void
  onChange: () => void
  /** To what was sent instead of something that the service did not take. */
  onOpen: (id: TaskId) => void
}

export function SentScreen({ sent, isOpen, onBack, onChange, onOpen }: SentScreenProps) {
  const styles = useStyles()
  const { t, language } = useWords()
  const addTask = useAddTask()
  const [isNotKept, setNotKept] = useState(false)
  const state = useClock((nowMs) => stateOf(sent, new Date(nowMs)))

  const send = async (intent: 'modify' | 'stop', promotion: Promotion) => {
    const task = await addTask({ type: 'promotion', intent, promotion })
    setNotKept(task === undefined)
  }
  return (
    <Screen
      title={localized(sent.promotion.display_name, language)}
      onBack={onBack}
      {...(isOpen && {
        footer: (
          <>
            <Button kind="plain" title={t('promotions.one.change')} onPress={onChange} grow={1} />
            <HoldButton
              kind="danger"
              title={t('promotions.one.stop')}
              onHeld={() => void send('stop', stoppedPromotion(sent))}
              grow={1.4}
            />
          </>
        ),
      })}
    >
      <View style={styles.chips}>
        {!sent.isRefused && <Chip tone={stateTone[state]} text={t(`promotions.state.${state}`)} />}
        <PhaseChip phase={sent.phase} />
      </View>
      {isNotKept && <Notice text={t('replace.notKept')} />}
      {sent.tasks.map((task) => (
        <TroubleCard key={task.id} task={task} onOpen={onOpen} />
      ))}
      <ServiceFindings sent={sent} />
      <SentProducts
        products={sent.products}
        onTakeOut={isOpen ? (sku) => void send('modify', withoutProducts(sent, new Set([sku]))) : undefined}
      />
      <PromotionFacts sent={sent} />
      <Section title={t('promotions.one.history')}>
        <SentHistory tasks={sent.tasks} />
      </Section>
      {isOpen && (
        <Text variant="sub" tone="muted">
          {t('promotions.one.stopHint')}
        </Text>
      )}
    </Screen>
  )
}

const useStyles = themed(() => ({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } }))
