import { useState } from 'react'
import { type HistoryFilter } from '@/api/history'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { HistoryHead } from './HistoryHead'
import { HistoryList } from './HistoryList'
import { NoOrders } from './NoOrders'
import { useHistory, type History } from './useHistory'

type HistoryScreenProps = {
  onBack: () => void
  /** Kept the same from one drawing to the next, or every row is drawn again. */
  onOpen: (orderId: OrderId) => void
}

/** The orders of the last 60 days: by day, by state, by code. */
export function HistoryScreen({ onBack, onOpen }: HistoryScreenProps) {
  const { t } = useWords()
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const [typed, setTyped] = useState('')
  const history = useHistory(filter, typed)
  const searchAll = filter === 'all' ? undefined : () => setFilter('all')

  return (
    <Screen title={t('history.title')} onBack={onBack} body="list" banner={useStaleBanner(history)}>
      <HistoryList
        history={history}
        onOpen={onOpen}
        head={<HistoryHead typed={typed} onType={setTyped} filter={filter} onFilter={setFilter} />}
        empty={<NoOrders history={history} typed={typed} onSearchAll={searchAll} />}
      />
    </Screen>
  )
}

/** What was loaded stays; since when it may be wrong is said above it. */
function useStaleBanner(history: History) {
  const { t, format } = useWords()
  const words = freshnessWords(t, judgeFreshness(history), format.time)
  if (words === undefined) return undefined
  return (
    <Banner text={words}>
      {history.refreshFailed && (
        <Button
          kind="onStop"
          title={t('action.retry')}
          busy={history.isFetching}
          onPress={() => void history.refresh()}
          grow={0}
        />
      )}
    </Banner>
  )
}
