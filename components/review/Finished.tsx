import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { receivedOrdersOptions } from '@/api/orders'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { isOwnEnd } from '@/domain/picking/isOwnEnd'
import { goodsToPutBack } from '@/domain/picking/putBack'
import { type PickSession } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { type ReviewRoutes } from './ReviewScreen'

/** The order as the service confirmed it, what goes back on the shelf, and what comes next. */
export function Finished({
  order,
  session,
  onOrders,
  onNext,
}: ReviewRoutes & { order: Order; session: PickSession }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace, api } = useSignedIn()
  const { data } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: sortByUrgency,
  })
  const next = data?.find(({ order_id }) => order_id !== order.order_id)
  const isCancelled = order.status === 'CANCELLED'
  // Ended elsewhere, this device's picks are kept for the record, but they are not what was sent.
  const isOurs = useMemo(() => isOwnEnd(session, order, new Date()), [session, order])
  const back = useMemo(
    () => goodsToPutBack(session, isOurs && !isCancelled ? session : undefined),
    [session, isOurs, isCancelled],
  )
  return (
    <Screen
      title={order.order_code}
      onBack={onOrders}
      right={<Chip tone={isCancelled ? 'late' : 'ok'} text={t(`order.status.${order.status}`)} />}
      footer={
        <>
          <Button kind="plain" title={t('review.toOrders')} onPress={onOrders} grow={1} />
          {next && (
            <Button
              title={t('picking.start', { code: next.order_code })}
              onPress={() => onNext(next.order_id)}
              grow={1.4}
            />
          )}
        </>
      }
    >
      <Card edge={isCancelled ? 'notFound' : 'inCart'} style={styles.card}>
        <Text variant="title" heading={2}>
          {t(isOurs || isCancelled ? `review.ended.${order.status}` : 'review.endedByOthers')}
        </Text>
        <Text variant="number">{format.total(order.payment.order_total, workplace.currency)}</Text>
        <Text variant="sub" tone="muted">
          {format.time(momentMs(order.sys.updated_at))}
        </Text>
      </Card>
      {back.length > 0 && (
        <Section title={t('review.putBack')}>
          {back.map(({ sku, name, quantity, weightKg }, place) => (
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
      )}
    </Screen>
  )
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
