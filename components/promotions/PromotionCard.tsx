import { View } from 'react-native'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type PromotionState } from '@/domain/contract/promotion'
import { type SentPromotion } from '@/domain/tools/sentPromotions'
import { stateTone, useSpanWords } from './promotionWords'

type PromotionCardProps = { sent: SentPromotion; state: PromotionState; onOpen: () => void }

export function PromotionCard({ sent, state, onOpen }: PromotionCardProps) {
  const styles = useStyles()
  const { t, language } = useWords()
  const spanWords = useSpanWords()
  const name = localized(sent.promotion.display_name, language)
  const missing = countMissing(sent)
  const stateWords = sent.isRefused ? [] : [t(`promotions.state.${state}`)]
  const facts = [spanWords(sent), t('promotions.products', { count: sent.products.size })]
  return (
    <Card
      onPress={onOpen}
      label={[name, ...stateWords, t(`outbox.phase.${sent.phase}`), ...facts].join(', ')}
      {...(sent.phase === 'needs-you' && { edge: 'late' })}
      style={styles.card}
    >
      <Text variant="name">{name}</Text>
      <View style={styles.chips}>
        {stateWords.map((text) => (
          <Chip key={text} tone={stateTone[state]} text={text} />
        ))}
        <PhaseChip phase={sent.phase} />
        {missing > 0 && <Chip tone="late" text={t('promotions.notFound', { count: missing })} />}
      </View>
      {facts.map((fact) => (
        <Text key={fact} variant="sub" tone="muted">
          {fact}
        </Text>
      ))}
    </Card>
  )
}

function countMissing({ missing }: SentPromotion): number {
  return new Set([...missing.skus.values()].flat()).size
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
