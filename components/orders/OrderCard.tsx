import { memo, type ReactNode } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { useClock } from '@/components/ui/clock'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { summarizeOrder } from '@/domain/orders/summarizeOrder'
import { minutesUntil } from '@/domain/orders/timeLeft'
import { orderWords } from './orderWords'
import { TimeChip } from '@/components/parts/TimeChip'

type OrderCardProps = { order: Order; onOpen: (orderId: OrderId) => void }

export const OrderCard = memo(function OrderCard({ order, onOpen }: OrderCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const summary = summarizeOrder(order)
  const promisedMs = momentMs(order.promised_for)

  return (
    <UrgentCard promisedMs={promisedMs} onPress={() => onOpen(order.order_id)}>
      <View style={styles.row}>
        <Text variant="code" style={styles.code}>
          {order.order_code}
        </Text>
        <TimeChip promisedMs={promisedMs} />
      </View>
      <Text variant="sub" tone="muted">
        {orderWords(t, order, summary)}
      </Text>
      <View style={styles.chips}>
        <Chip text={t('orders.received', { time: format.time(momentMs(order.sys.created_at)) })} />
        {summary.wishes > 0 && <Chip tone="add" text={t('orders.wishes', { count: summary.wishes })} />}
      </View>
    </UrgentCard>
  )
})

type UrgentCardProps = { promisedMs: number; onPress: () => void; children: ReactNode }

/** Turns its edge red when the promise is broken, without drawing again what it holds. */
function UrgentCard({ promisedMs, onPress, children }: UrgentCardProps) {
  const styles = useStyles()
  const late = useClock((nowMs) => minutesUntil(promisedMs, nowMs) < 0)
  return (
    <Card edge={late ? 'late' : undefined} onPress={onPress} style={styles.card}>
      {children}
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  code: { flexGrow: 1, flexShrink: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
