import { View } from 'react-native'
import { statusTone } from '@/components/parts/statusTone'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { isOrdered } from '@/domain/orders/asReceived'
import { useSignedIn } from '@/state/session/useSession'

/** An order that left the picker's hands, as the service confirmed it. */
export function DoneCard({ order, onOpen }: { order: Order; onOpen: (orderId: OrderId) => void }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const isCancelled = order.status === 'CANCELLED'
  const words = [
    t('orders.items', { count: order.items.filter(isOrdered).length }),
    format.total(order.payment.order_total, workplace.currency),
    format.time(momentMs(order.sys.updated_at)),
  ]
  return (
    <Card
      edge={isCancelled ? 'notFound' : 'inCart'}
      onPress={() => onOpen(order.order_id)}
      style={styles.card}
    >
      <View style={styles.row}>
        <Text variant="code" style={styles.code}>
          {order.order_code}
        </Text>
        <Chip tone={statusTone[order.status]} text={t(`order.status.${order.status}`)} />
      </View>
      <Text variant="sub" tone="muted">
        {words.join(' · ')}
      </Text>
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  code: { flexGrow: 1, flexShrink: 1 },
}))
