import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card, type CardEdge } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { type Formats } from '@/components/words/format'
import { useWords, type Translate } from '@/components/words/useWords'
import { type ReviewChange } from '@/domain/picking/review'
import { useSignedIn } from '@/state/session/useSession'

const edges: Record<ReviewChange['kind'], CardEdge> = {
  weight: 'inCart',
  short: 'inCart',
  more: 'inCart',
  price: 'inCart',
  'not-found': 'notFound',
  replaced: 'replaced',
  added: 'addition',
}

/** One thing that is not as it was ordered, and what it costs now. */
export function ChangeCard({ change }: { change: ReviewChange }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const isGone = change.kind === 'not-found'
  const total = isGone ? change.wasTotal : change.total
  return (
    <Card edge={edges[change.kind]} style={styles.card}>
      <View style={styles.words}>
        <Text variant="name">{change.kind === 'replaced' ? change.by.product.name : change.name}</Text>
        <Text variant="sub" tone="muted">
          {changeWords(t, format, change, workplace.currency)}
        </Text>
      </View>
      <Text variant="amount" tone={isGone ? 'muted' : 'ink'} style={isGone && styles.struck}>
        {total === undefined ? '–' : format.total(total, workplace.currency)}
      </Text>
    </Card>
  )
}

function changeWords(
  t: Translate,
  format: Formats,
  change: ReviewChange,
  currency: string | undefined,
): string {
  switch (change.kind) {
    case 'weight': {
      const to = format.weight(change.weightKg)
      return change.orderedKg === undefined
        ? t('order.weight', { weight: to })
        : t('review.weight', { from: format.weight(change.orderedKg), to })
    }
    case 'short':
    case 'more':
      return t('review.pieces', { from: format.number(change.ordered), to: format.number(change.picked) })
    case 'price': {
      const amount = 'unit' in change.price ? change.price.unit : change.price.total
      return t('review.price', {
        from: format.money(change.agreed, currency),
        to: format.money(amount, currency),
      })
    }
    case 'not-found':
      return t('picking.outcome.not-found')
    case 'replaced':
      return t('review.insteadOf', { name: change.name })
    case 'added':
      return t('review.added')
  }
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.xxs },
  struck: { textDecorationLine: 'line-through' },
}))
