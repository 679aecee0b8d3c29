import { memo, type ReactNode } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { useClock } from '@/components/ui/clock'
import { Progress } from '@/components/ui/Progress'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { summarizeOrder } from '@/domain/orders/summarizeOrder'
import { minutesUntil } from '@/domain/orders/timeLeft'
import { useProgress } from '@/state/picking/usePicking'
import { orderWords } from './orderWords'
import { TimeChip } from '@/components/parts/TimeChip'

type OrderCardProps = {
  order: Order
  /** Somebody has begun it on this device. */
  isBegun?: boolean
  /** It has just come. */
  isNew?: boolean
  onOpen: (orderId: OrderId) => void
}

export const OrderCard = memo(function OrderCard({
  order,
  isBegun = false,
  isNew = false,
  onOpen,
}: OrderCardProps) {
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
      {isBegun && <BegunProgress orderId={order.order_id} />}
      <View style={styles.chips}>
        {isNew && <Chip tone="ok" dot text={t('orders.new')} />}
        <Chip text={t('orders.received', { time: format.time(momentMs(order.sys.created_at)) })} />
        {summary.wishes > 0 && <Chip tone="add" text={t('orders.wishes', { count: summary.wishes })} />}
      </View>
    </UrgentCard>
  )
})

function BegunProgress({ orderId }: { orderId: OrderId }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const progress = useProgress(orderId)
  if (progress === undefined) return null
  const words = t('picking.begunBy', { count: progress.lines, done: format.number(progress.done) })
  return (
    <View style={styles.begun}>
      <Progress done={progress.done} of={progress.lines} label={words} />
      <Text variant="sub" tone="muted">
        {words}
      </Text>
    </View>
  )
}

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
  begun: { gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
