import { useMemo, useState, type ReactElement } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { HoldButton } from '@/components/ui/HoldButton'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { fulfilmentStatus } from '@/domain/orders/transitions'
import { reviewOf, type Review } from '@/domain/picking/review'
import { type PickSession } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { ChangeCard } from './ChangeCard'
import { FaultCard } from './FaultCard'
import { type ReviewRoutes } from './ReviewScreen'
import { useReviewActions, type ReviewTrouble } from './useReviewActions'

type ReviewCartProps = Pick<ReviewRoutes, 'onBack' | 'onFix'> & {
  order: Order
  session: PickSession
  banner: ReactElement | undefined
}

export function ReviewCart({ order, session, banner, onBack, onFix }: ReviewCartProps) {
  const { t, format } = useWords()
  const { weightedItemsEnabled } = useSignedIn().workplace
  const review = useMemo(
    () => reviewOf(session, order, new Date(), weightedItemsEnabled),
    [session, order, weightedItemsEnabled],
  )
  const [refused, setRefused] = useState<ReviewTrouble & { of: PickSession }>()
  const { check, finish, busy } = useReviewActions(order, session, (trouble) =>
    setRefused(trouble && { of: session, ...trouble }),
  )
  // What the service said of an older cart says nothing of this one.
  const said = refused?.of === session ? refused : undefined
  const faults = said && said.faults.length > 0 ? said.faults : review.faults
  const isOpen = review.counts.open > 0
  const status = fulfilmentStatus(order.transport_type)

  return (
    <Screen
      title={order.order_code}
      onBack={onBack}
      banner={banner}
      chip={
        session.checked && (
          <Chip
            tone="ok"
            text={`✓ ${t('review.checked', { time: format.time(momentMs(session.checked.at)) })}`}
          />
        )
      }
      footer={
        <>
          <Button
            kind="plain"
            title={t('review.check')}
            busy={busy === 'check'}
            disabled={busy === 'finish'}
            onPress={() => void check()}
            grow={1}
          />
          <HoldButton
            title={t(`review.hold.${status}`)}
            disabled={isOpen || review.faults.length > 0 || busy === 'check'}
            busy={busy === 'finish'}
            onHeld={() => void finish()}
            grow={1.6}
          />
        </>
      }
    >
      <TotalsCard review={review} />
      {isOpen && <Notice caution text={t('review.open', { count: review.counts.open })} />}
      {said && <Notice caution={said.isHarmless ?? false} text={said.text} />}
      {faults.map((fault) => (
        <FaultCard
          key={`${fault.fault.path} ${fault.fault.code}`}
          placed={fault}
          session={session}
          onFix={onFix}
        />
      ))}
      {(review.changes.length > 0 || review.state === 'fine') && (
        <Section title={review.changes.length > 0 ? t('review.changed') : t('review.asOrdered')}>
          {review.changes.map((change) => (
            <ChangeCard
              key={`${change.kind} ${'lineId' in change ? change.lineId : change.additionId}`}
              change={change}
            />
          ))}
        </Section>
      )}
    </Screen>
  )
}

function TotalsCard({ review }: { review: Review }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { counts, before, after } = review
  const money = (amount: number) => format.total(amount, workplace.currency)
  const said = (['inCart', 'notFound', 'replaced', 'added'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`review.counts.${kind}`, { count: counts[kind] }))
  return (
    <Card style={styles.card}>
      <View style={styles.grow}>
        <Text variant="sub" tone="muted">
          {t('review.was', { total: money(before.orderTotal) })}
        </Text>
        <Text variant="number">{after === undefined ? '–' : money(after.orderTotal)}</Text>
      </View>
      <View style={styles.counts}>
        {said.map((words) => (
          <Text key={words} variant="sub" tone="muted">
            {words}
          </Text>
        ))}
      </View>
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flexGrow: 1 },
  counts: { flexShrink: 1, alignItems: 'flex-end' },
}))
