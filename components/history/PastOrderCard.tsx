import { memo } from 'react'
import { View } from 'react-native'
import { type PastOrder } from '@/api/history'
import { statusTone } from '@/components/parts/statusTone'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type OrderStatus } from '@/domain/contract/order'

type PastOrderCardProps = {
  order: PastOrder
  currency: string | undefined
  onOpen: (orderId: OrderId) => void
}

export const PastOrderCard = memo(function PastOrderCard({ order, currency, onOpen }: PastOrderCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const status = t(`order.status.${order.status}`)
  const words = [
    format.timeOfDay(order.placedMs),
    t('orders.items', { count: order.lines }),
    format.total(order.total, currency),
  ].join(' · ')
  return (
    <Card
      edge={edgeOf(order.status)}
      onPress={() => onOpen(order.orderId)}
      label={`${order.code}, ${status}, ${words}`}
      style={styles.card}
    >
      <View style={styles.row}>
        <Text variant="code" style={styles.code}>
          {order.code}
        </Text>
        <Chip tone={statusTone[order.status]} text={status} />
      </View>
      <Text variant="sub" tone="muted">
        {words}
      </Text>
    </Card>
  )
})

function edgeOf(status: OrderStatus) {
  if (status === 'RECEIVED') return undefined
  return status === 'CANCELLED' ? 'notFound' : 'inCart'
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  code: { flexGrow: 1, flexShrink: 1 },
}))
