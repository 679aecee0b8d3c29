import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { LongList } from '@/components/ui/LongList'
import { type OrderId } from '@/domain/contract/ids'
import { useSignedIn } from '@/state/session/useSession'
import { DayHead } from './DayHead'
import { HistoryEnd } from './HistoryEnd'
import { groupByDay, type HistoryRow } from './historyRows'
import { PastOrderCard } from './PastOrderCard'
import { type History } from './useHistory'

/** In screens: early enough that the next page is mostly there before the last order is seen. */
const LOAD_AHEAD = 1

type HistoryListProps = {
  history: History
  onOpen: (orderId: OrderId) => void
  /** One list holds everything, so that the field keeps its focus while rows come and go. */
  head: ReactElement
  empty: ReactElement
}

export function HistoryList({ history, onOpen, head, empty }: HistoryListProps) {
  const styles = useStyles()
  const { currency } = useSignedIn().workplace
  const { shown, isSearch, hasMore, isFetching, moreFailed, loadMore, refresh } = history
  const rows = useMemo(() => groupByDay(shown), [shown])
  const [pulled, setPulled] = useState(false)

  const pull = async () => {
    setPulled(true)
    await refresh()
    setPulled(false)
  }

  /** A few orders that were found always reach the end of the list; there, going on is somebody's choice. */
  const reachEnd = () => {
    if (hasMore && !isSearch && !isFetching && !moreFailed) void loadMore()
  }

  const renderRow = useCallback(
    ({ item: row }: { item: HistoryRow }) =>
      row.kind === 'day' ? (
        <DayHead dayMs={row.dayMs} />
      ) : (
        <PastOrderCard order={row.order} currency={currency} onOpen={onOpen} />
      ),
    [currency, onOpen],
  )

  return (
    <LongList
      data={rows}
      keyExtractor={keyOf}
      getItemType={kindOf}
      renderItem={renderRow}
      onEndReached={reachEnd}
      onEndReachedThreshold={LOAD_AHEAD}
      onRefresh={() => void pull()}
      refreshing={pulled}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListHeaderComponent={head}
      ListEmptyComponent={empty}
      ListFooterComponent={rows.length > 0 ? <HistoryEnd history={history} /> : undefined}
    />
  )
}

function keyOf(row: HistoryRow): string {
  return row.kind === 'day' ? String(row.dayMs) : row.order.orderId
}

function kindOf(row: HistoryRow): HistoryRow['kind'] {
  return row.kind
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.s },
}))
