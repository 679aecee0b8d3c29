import { FlashList } from '@shopify/flash-list'
import { useQuery } from '@tanstack/react-query'
import { View } from 'react-native'
import { doneOrdersOptions } from '@/api/orders'
import { findProblem } from '@/api/problem'
import { statusTone } from '@/components/parts/statusTone'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Text } from '@/components/ui/Text'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { useSignedIn } from '@/state/session/useSession'

type DoneOrdersProps = { onOpen: (orderId: OrderId) => void; onHistory: () => void }

/** What left the store in the last hours, the newest first. */
export function DoneOrders({ onOpen, onHistory }: DoneOrdersProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace, api } = useSignedIn()
  const { data, error, isFetching, refetch } = useQuery(doneOrdersOptions(api, workplace.vendorId))
  if (data) {
    return (
      <FlashList
        data={data}
        keyExtractor={(order) => order.order_id}
        renderItem={({ item }) => <DoneCard order={item} onOpen={onOpen} />}
        contentContainerStyle={styles.content}
        ItemSeparatorComponent={Gap}
        ListFooterComponent={<Older onHistory={onHistory} />}
        ListEmptyComponent={<Message title={t('orders.doneEmpty')} text={t('orders.doneEmptyHint')} />}
      />
    )
  }
  if (error === null) return <Loading label={t('orders.loading')} />
  return (
    <Message title={t('orders.failed')} text={problemWords(t, findProblem(error))} alert>
      <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
    </Message>
  )
}

function Older({ onHistory }: { onHistory: () => void }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.older}>
      <Button kind="plain" title={t('history.open')} onPress={onHistory} />
    </View>
  )
}

function DoneCard({ order, onOpen }: { order: Order; onOpen: (orderId: OrderId) => void }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const isCancelled = order.status === 'CANCELLED'
  const words = [
    t('orders.items', { count: order.items.length }),
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

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.m },
  older: { paddingTop: space.m },
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  code: { flexGrow: 1, flexShrink: 1 },
}))
