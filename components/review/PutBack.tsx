import { Card } from '@/components/ui/Card'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Goods } from '@/domain/picking/putBack'

/** What goes back on the shelf. */
export function PutBack({ goods }: { goods: readonly Goods[] }) {
  const { t, format } = useWords()
  if (goods.length === 0) return null
  return (
    <Section title={t('review.putBack')}>
      {goods.map(({ sku, name, quantity, weightKg }, place) => (
        <Card key={`${sku} ${place}`} edge="replaced">
          <Text variant="name">{name}</Text>
          <Text variant="sub" tone="muted">
            {weightKg === undefined
              ? t('order.pieces', { count: quantity })
              : t('order.weight', { weight: format.weight(weightKg) })}
          </Text>
        </Card>
      ))}
    </Section>
  )
}
