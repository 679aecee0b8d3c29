import { Card } from '@/components/ui/Card'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { type Formats } from '@/components/words/format'
import { useWords, type Translate } from '@/components/words/useWords'
import { type Command } from '@/domain/outbox/command'
import { type EndDifference } from '@/domain/outbox/compareEnd'
import { useSignedIn } from '@/state/session/useSession'

/** Where the cart of this device and the one that the service took instead are not the same. */
export function Differences({ command }: { command: Command }) {
  const { t, format } = useWords()
  const { currency } = useSignedIn().workplace
  const { trouble } = command
  if (trouble?.kind !== 'ended-otherwise' || trouble.differences.length === 0) return null
  return (
    <Section title={t('outbox.differs')}>
      {trouble.differences.map(({ sku, name, mine, theirs }, place) => (
        <Card key={`${sku} ${place}`} edge="notFound">
          <Text variant="name">{name}</Text>
          <Text variant="sub">{t('outbox.mine', { what: outcomeWords(t, format, mine, currency) })}</Text>
          <Text variant="sub" tone="muted">
            {t('outbox.theirs', { what: outcomeWords(t, format, theirs, currency) })}
          </Text>
        </Card>
      ))}
    </Section>
  )
}

function outcomeWords(
  t: Translate,
  format: Formats,
  outcome: EndDifference['mine'],
  currency: string | undefined,
): string {
  switch (outcome?.status) {
    case undefined:
      return t('outbox.notThere')
    case 'NOT_PROCESSED':
      return t('replace.outcome.open')
    case 'NOT_FOUND':
      return t('replace.outcome.not-found')
    case 'REPLACED':
      return t('replace.outcome.replaced')
    case 'IN_CART':
    case 'ADDITION': {
      const { quantity, weightKg, totalPrice } = outcome
      const amount =
        weightKg !== undefined
          ? t('order.weight', { weight: format.weight(weightKg) })
          : quantity !== undefined
            ? t('order.pieces', { count: quantity })
            : t('replace.outcome.in-cart')
      return totalPrice === undefined ? amount : `${amount} · ${format.total(totalPrice, currency)}`
    }
  }
}
