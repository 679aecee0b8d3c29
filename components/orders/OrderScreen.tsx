import { FlashList } from '@shopify/flash-list'
import { useEffect, useMemo } from 'react'
import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Chip } from '@/components/ui/Chip'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { SectionHead } from '@/components/ui/Section'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { isFinal } from '@/domain/orders/transitions'
import { useDeviceState } from '@/state/deviceState'
import { useIsBegun } from '@/state/picking/usePicking'
import { useSignedIn } from '@/state/session/useSession'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { groupLines, type OrderRow } from './groupLines'
import { LineCard } from './LineCard'
import { OrderHead } from './OrderHead'
import { TimeChip } from '@/components/parts/TimeChip'
import { useOrder } from '@/components/parts/useOrder'

type OrderScreenProps = {
  orderId: OrderId
  onBack: () => void
  onPick: () => void
  onCancel: () => void
  onJournal: () => void
}

export function OrderScreen({ orderId, onBack, onPick, onCancel, onJournal }: OrderScreenProps) {
  const { t, format } = useWords()
  const { order, error, shownSinceMs, isFetching, refetch } = useOrder(orderId)
  const { newOrders } = useDeviceState()
  useEffect(() => newOrders.look(orderId), [newOrders, orderId])
  const freshness = judgeFreshness({ error, dataUpdatedAt: shownSinceMs })
  const stale = order && freshnessWords(t, freshness, format.time)

  return (
    <Screen
      title={order?.order_code ?? t('orders.title')}
      onBack={onBack}
      body="list"
      banner={stale === undefined ? undefined : <Banner text={stale} />}
      right={order && <StateChip order={order} />}
      footer={
        order && !isFinal(order.status) ? (
          <>
            <Button kind="dangerSoft" title={t('cancel.open')} onPress={onCancel} grow={1} />
            {order.status === 'RECEIVED' && <PickButton orderId={orderId} onPick={onPick} />}
          </>
        ) : undefined
      }
    >
      {order ? (
        <Lines order={order} onJournal={onJournal} />
      ) : error ? (
        <Message title={t('order.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      ) : (
        <Loading label={t('order.loading')} />
      )}
    </Screen>
  )
}

function PickButton({ orderId, onPick }: { orderId: OrderId; onPick: () => void }) {
  const { t } = useWords()
  const isBegun = useIsBegun(orderId)
  return <Button title={t(isBegun ? 'picking.goOnThis' : 'picking.startThis')} onPress={onPick} grow={1.4} />
}

/** Time matters until the order is out of the store's hands. */
function StateChip({ order }: { order: Order }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.state}>
      {order.status === 'RECEIVED' ? (
        <TimeChip promisedMs={momentMs(order.promised_for)} />
      ) : (
        <Chip
          text={t(`order.status.${order.status}`)}
          tone={order.status === 'CANCELLED' ? 'late' : 'neutral'}
        />
      )}
    </View>
  )
}

function Lines({ order, onJournal }: { order: Order; onJournal: () => void }) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const rows = useMemo(() => groupLines(order.items), [order.items])
  return (
    <FlashList
      data={rows}
      keyExtractor={(row) => (row.kind === 'head' ? row.group : row.line._id)}
      getItemType={(row) => row.kind}
      renderItem={({ item: row }: { item: OrderRow }) =>
        row.kind === 'head' ? (
          <SectionHead title={t(`order.${row.group}`)} />
        ) : (
          <LineCard line={row.line} workplace={workplace} />
        )
      }
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListHeaderComponent={<OrderHead order={order} currency={workplace.currency} />}
      ListFooterComponent={
        <View style={styles.end}>
          <Button kind="plain" title={t('history.journal.open')} onPress={onJournal} />
        </View>
      }
    />
  )
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.s },
  end: { paddingTop: space.m },
  state: { paddingEnd: space.s, flexShrink: 1 },
}))
