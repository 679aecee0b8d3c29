import { View } from 'react-native'
import { whoWords } from '@/components/parts/whoWords'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip, type ChipTone } from '@/components/ui/Chip'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type ToldChange } from '@/domain/tools/changesOf'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { type TaskId } from '@/domain/tools/task'
import { useMaximumWords } from './maximumWords'
import { usePriceWords } from './PriceLine'

type ChangeListProps = {
  product: ProductFacts
  changes: readonly ToldChange[]
  onTask: ((taskId: TaskId) => void) | undefined
}

/** What was decided here and the catalog does not hold yet: what was, what will be, and whether it is sent. */
export function ChangeList({ product, changes, onTask }: ChangeListProps) {
  const { t } = useWords()
  if (changes.length === 0) return null
  return (
    <Section title={t('products.changes.head')}>
      {changes.map((change) => (
        <ChangeCard key={change.taskId} product={product} change={change} onTask={onTask} />
      ))}
    </Section>
  )
}

const tones: Record<ToldChange['state'], ChipTone> = {
  waiting: 'soon',
  sent: 'ok',
  'to-come': 'neutral',
  'needs-you': 'late',
}

type ChangeCardProps = Pick<ChangeListProps, 'product' | 'onTask'> & { change: ToldChange }

function ChangeCard({ product, change, onTask }: ChangeCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const lines = useChangeWords(product)(change)
  const { state, dueAt, taskId } = change
  const time = format.time(Date.parse(dueAt ?? change.at))
  const chip = state === 'to-come' ? t('products.chip.back', { time }) : t(`products.chip.${state}`)
  return (
    <Card edge={state === 'needs-you' ? 'notFound' : 'replaced'} style={styles.card}>
      {lines.map((line) => (
        <Text key={line} variant="strong">
          {line}
        </Text>
      ))}
      <View style={styles.row}>
        <Chip text={chip} tone={tones[state]} />
        <Text variant="sub" tone="muted">
          {t('products.changes.decided', {
            who: whoWords(t, change.by),
            time: format.time(Date.parse(change.at)),
          })}
        </Text>
      </View>
      {state === 'needs-you' && onTask && (
        <Button kind="plain" title={t('products.changes.look')} onPress={() => onTask(taskId)} />
      )}
    </Card>
  )
}

/** "Price: was 2.29, will be 2.49" */
function useChangeWords(product: ProductFacts): (change: ToldChange) => readonly string[] {
  const { t, format } = useWords()
  const priceWords = usePriceWords()
  const maximumWords = useMaximumWords()
  const price = (amount: number | undefined) =>
    amount === undefined ? t('products.changes.unknown') : priceWords(amount, product.pricingType)
  return ({ was, will, state, dueAt }) => {
    if (state === 'to-come') {
      return [t('products.changes.back', { time: format.time(Date.parse(dueAt ?? '')) })]
    }
    const most = will.maximum_sales_quantity
    return [
      ...(will.price === undefined
        ? []
        : [t('products.changes.price', { was: price(was.price), will: price(will.price) })]),
      ...(most === undefined
        ? []
        : [
            t('products.changes.maximum', {
              was: maximumWords(was.maximum_sales_quantity ?? null),
              will: maximumWords(most),
            }),
          ]),
      ...(will.active === undefined ? [] : [t(`products.changes.${will.active ? 'in' : 'out'}`)]),
    ]
  }
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
}))
