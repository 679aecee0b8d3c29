import { useMemo } from 'react'
import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { CommandCard } from '@/components/parts/CommandCard'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { LongList } from '@/components/ui/LongList'
import { Message } from '@/components/ui/Message'
import { Text } from '@/components/ui/Text'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { wantedEnd, type Command } from '@/domain/outbox/command'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { DoneCard } from './DoneCard'
import { doneRows, type DoneRow } from './doneRows'
import { useDoneOrders } from './useDoneOrders'

export type DoneRoutes = {
  onOpen: (orderId: OrderId) => void
  /** To what was decided here and is not confirmed: an order that was picked, or one that was cancelled. */
  onReview: (orderId: OrderId) => void
  onCancel: (orderId: OrderId) => void
  onHistory: () => void
}

/** What waits for this person, what is still to be sent, and what left the store in the last hours. */
export function DoneOrders({ onOpen, onReview, onCancel, onHistory }: DoneRoutes) {
  const styles = useStyles()
  const { waiting, needsYou } = useOwnCommands()
  const done = useDoneOrders(waiting.length + needsYou.length)
  const rows = useMemo(() => doneRows(needsYou, waiting, done.data), [needsYou, waiting, done.data])
  const openCommand = (command: Command) =>
    (wantedEnd(command) === 'CANCELLED' ? onCancel : onReview)(command.orderId)

  return (
    <LongList
      data={rows}
      keyExtractor={(row) => (row.kind === 'done' ? row.order.order_id : row.command.id)}
      getItemType={(row) => row.kind}
      renderItem={({ item: row }: { item: DoneRow }) =>
        row.kind === 'done' ? (
          <DoneCard order={row.order} onOpen={onOpen} />
        ) : (
          <CommandCard command={row.command} known={row.known} onPress={openCommand} />
        )
      }
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      // What this device decided is there without any answer; only the rest is missing then.
      ListFooterComponent={
        <View style={styles.rest}>
          <Rest done={done} isEmpty={rows.length === 0} onHistory={onHistory} />
        </View>
      }
    />
  )
}

type RestProps = { done: ReturnType<typeof useDoneOrders>; isEmpty: boolean; onHistory: () => void }

function Rest({ done: { data, error, isFetching, refetch }, isEmpty, onHistory }: RestProps) {
  const { t } = useWords()
  if (data === undefined && error === null) return <Loading label={t('orders.loading')} />
  // Without a signal this is no news, and what this device decided is what matters.
  if (data === undefined && !isEmpty) {
    return (
      <>
        <Text tone="muted" align="center">
          {t('orders.failed')}
        </Text>
        <Button kind="plain" title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
      </>
    )
  }
  if (data === undefined) {
    return (
      <Message title={t('orders.failed')} text={problemWords(t, findProblem(error))} alert>
        <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
      </Message>
    )
  }
  return (
    <>
      {isEmpty && <Message title={t('orders.doneEmpty')} text={t('orders.doneEmptyHint')} />}
      <Button kind="plain" title={t('history.open')} onPress={onHistory} />
    </>
  )
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.m },
  rest: { paddingTop: space.m, gap: space.m },
}))
