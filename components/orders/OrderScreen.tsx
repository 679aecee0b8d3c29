import { FlashList } from '@shopify/flash-list'
import { useEffect, useMemo, type ReactNode } from 'react'
import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
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
import { wantedEnd, type Command } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { useCommandOf } from '@/state/outbox/useOutbox'
import { useIsBegun } from '@/state/picking/usePicking'
import { useSignedIn } from '@/state/session/useSession'
import { CommandCard } from '@/components/parts/CommandCard'
import { judgeFreshness } from '@/components/parts/freshness'
import { useOfflineBanner } from '@/components/parts/OfflineBanner'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { useCommandPhase } from '@/components/parts/useCommandPhase'
import { groupLines, type OrderRow } from './groupLines'
import { LineCard } from './LineCard'
import { OrderHead } from './OrderHead'
import { TimeChip } from '@/components/parts/TimeChip'
import { useOrder } from '@/components/parts/useOrder'

type OrderScreenProps = {
  orderId: OrderId
  onBack: () => void
  onPick: () => void
  onReview: () => void
  onCancel: () => void
  /** To everything that was decided and is not confirmed. */
  onDone: () => void
  onJournal: () => void
}

export function OrderScreen({ orderId, onBack, onPick, onDone, onJournal, ...ends }: OrderScreenProps) {
  const { t } = useWords()
  const { order, error, shownSinceMs, isFetching, refetch } = useOrder(orderId)
  const { newOrders } = useDeviceState()
  useEffect(() => newOrders.look(orderId), [newOrders, orderId])
  const command = useCommandOf(orderId)
  const lookAtEnd = command && wantedEnd(command) === 'CANCELLED' ? ends.onCancel : ends.onReview
  const freshness = judgeFreshness({ error, dataUpdatedAt: shownSinceMs })
  const banner = useOfflineBanner(freshness, { onDone }, orderId)

  return (
    <Screen
      title={order?.order_code ?? t('orders.title')}
      onBack={onBack}
      body="list"
      banner={banner}
      chip={command ? <DecisionChip command={command} /> : order && <StateChip order={order} />}
      footer={
        command ? (
          <Button title={t('outbox.look')} onPress={lookAtEnd} grow={1} />
        ) : order && !isFinal(order.status) ? (
          <>
            <Button kind="dangerSoft" title={t('cancel.open')} onPress={ends.onCancel} grow={1} />
            {order.status === 'RECEIVED' && <PickButton orderId={orderId} onPick={onPick} />}
          </>
        ) : undefined
      }
    >
      {order ? (
        <Lines
          order={order}
          decision={command && <CommandCard command={command} known={order.status} onPress={lookAtEnd} />}
          onJournal={onJournal}
        />
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
  const { t } = useWords()
  if (order.status === 'RECEIVED') return <TimeChip promisedMs={momentMs(order.promised_for)} />
  const tone = order.status === 'CANCELLED' ? 'late' : 'neutral'
  return <Chip text={t(`order.status.${order.status}`)} tone={tone} />
}

/** Once its end was decided here, that matters more than the time. */
function DecisionChip({ command }: { command: Command }) {
  return <PhaseChip phase={useCommandPhase(command, command.at)} />
}

type LinesProps = { order: Order; decision: ReactNode; onJournal: () => void }

function Lines({ order, decision, onJournal }: LinesProps) {
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
      ListHeaderComponent={
        <View style={styles.head}>
          {decision}
          <OrderHead order={order} currency={workplace.currency} />
        </View>
      }
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
  head: { gap: space.m },
  end: { paddingTop: space.m },
}))
