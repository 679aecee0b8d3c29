import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { hasText, summarizeOrder } from '@/domain/orders/summarizeOrder'
import { orderWords } from './orderWords'

/** What holds for the whole order. */
export function OrderHead({ order, currency }: { order: Order; currency: string | undefined }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const summary = summarizeOrder(order)
  return (
    <View style={styles.head}>
      <Card style={styles.card}>
        <Text>{orderWords(t, order, summary)}</Text>
        <View style={styles.row}>
          <Chip text={t('orders.received', { time: format.time(momentMs(order.sys.created_at)) })} />
          {summary.wishes > 0 && <Chip tone="add" text={t('orders.wishes', { count: summary.wishes })} />}
          <Text variant="amount" style={styles.total}>
            {`${t('order.total')} ${format.total(order.payment.order_total, currency)}`}
          </Text>
        </View>
      </Card>
      {hasText(order.comment) && (
        <Card ground="additionSoft">
          <Text variant="label" tone="addition">
            {t('order.comment')}
          </Text>
          <Text>{order.comment.trim()}</Text>
        </Card>
      )}
    </View>
  )
}

const useStyles = themed(() => ({
  head: { gap: space.m, paddingBottom: space.s },
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  total: { flexGrow: 1 },
}))
