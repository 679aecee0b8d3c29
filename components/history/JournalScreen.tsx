import { FlashList } from '@shopify/flash-list'
import { useCallback, useMemo } from 'react'
import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { useOrder } from '@/components/parts/useOrder'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { scrolledByKeys } from '@/components/ui/scrolledByKeys'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { timelineOf, type TimelineEntry } from '@/domain/history/timelineOf'
import { type PickEvent } from '@/domain/picking/events'
import { useSignedIn } from '@/state/session/useSession'
import { EntryCard } from './EntryCard'
import { useJournal } from './useJournal'

type JournalScreenProps = { orderId: OrderId; onBack: () => void }

/** What was done with an order on this device, in the order in which it was done. */
export function JournalScreen({ orderId, onBack }: JournalScreenProps) {
  const { t } = useWords()
  const { order, error, isFetching, refetch } = useOrder(orderId)
  const journal = useJournal(orderId)
  const events = journal.data

  const content = () => {
    if (events?.length === 0) return <Nothing />
    if (events && order) return <Timeline order={order} events={events} />
    if (journal.error) {
      return (
        <Message title={t('picking.unreadable')} text={t('picking.unreadableHint')} alert>
          <Button
            title={t('action.retry')}
            busy={journal.isFetching}
            onPress={() => void journal.refetch()}
          />
        </Message>
      )
    }
    // Without the order nobody knows what its lines are called.
    if (!order && error) {
      return (
        <Message title={t('order.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      )
    }
    return <Loading label={t('history.journal.loading')} />
  }

  return (
    <Screen
      title={order ? t('history.journal.titleOf', { code: order.order_code }) : t('history.journal.title')}
      onBack={onBack}
      body="list"
    >
      {content()}
    </Screen>
  )
}

function Timeline({ order, events }: { order: Order; events: readonly PickEvent[] }) {
  const styles = useStyles()
  const { currency } = useSignedIn().workplace
  const entries = useMemo(() => timelineOf(order, events), [order, events])
  const renderEntry = useCallback(
    ({ item }: { item: TimelineEntry }) => <EntryCard entry={item} currency={currency} />,
    [currency],
  )
  return (
    <FlashList
      data={entries}
      keyExtractor={keyOf}
      renderItem={renderEntry}
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListEmptyComponent={<Nothing />}
      {...scrolledByKeys}
    />
  )
}

function Nothing() {
  const { t } = useWords()
  return <Message title={t('history.journal.empty')} />
}

function keyOf(entry: TimelineEntry): string {
  return entry.id
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.s },
}))
