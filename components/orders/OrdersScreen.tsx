import { useEffect, useState } from 'react'
import { findProblem } from '@/api/problem'
import { judgeFreshness } from '@/components/parts/freshness'
import { useOfflineBanner } from '@/components/parts/OfflineBanner'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { MenuIcon } from '@/components/ui/icons'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { useShownKept } from '@/state/kept/useShownKept'
import { useSignedIn } from '@/state/session/useSession'
import { DoneOrders, type DoneRoutes } from './DoneOrders'
import { LiveChip } from './LiveChip'
import { OrderList } from './OrderList'
import { OrderTabs, type OrderTab } from './OrderTabs'
import { StartButton } from './StartButton'
import { useOpenOrders } from './useOpenOrders'

type OrdersScreenProps = DoneRoutes & {
  /** A tab to show at once. */
  opened?: OrderTab | undefined
  /** It is shown now; the next time the same may be asked for again. */
  onOpened: () => void
  onPick: (orderId: OrderId) => void
  onSettings: () => void
  onTasks: () => void
}

export function OrdersScreen({
  opened,
  onOpened,
  onPick,
  onSettings,
  onTasks,
  ...routes
}: OrdersScreenProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const [tab, setTab] = useTab(opened, onOpened)
  const { orders, begun, error, dataUpdatedAt, isFetching, refetch } = useOpenOrders()
  const shownKept = useShownKept()
  const freshness = judgeFreshness({ error, dataUpdatedAt })
  const banner = useOfflineBanner(freshness, { onDone: () => setTab('done'), onTasks })
  const found = tab === 'picking' ? (orders ? begun : undefined) : orders
  // The first few may all be decided: nobody is told that there is nothing while the others are still coming.
  const listed = found?.length === 0 && shownKept !== 'all' ? undefined : found

  return (
    <Screen
      title={workplace.storeName}
      body="list"
      banner={banner}
      right={
        <>
          {orders && <LiveChip live={freshness.kind === 'live'} onPress={() => void refetch()} />}
          <IconButton label={t('action.menu')} onPress={onSettings}>
            <MenuIcon />
          </IconButton>
        </>
      }
      top={
        <OrderTabs
          toPick={shownKept === 'all' ? orders?.length : undefined}
          picking={begun.length}
          chosen={tab}
          onChoose={setTab}
        />
      }
      footer={
        // Where there is nothing to start there is no bar for it.
        orders && listed && listed.length > 0 && tab !== 'done' ? (
          <StartButton orders={orders} begun={begun} isPicking={tab === 'picking'} onPick={onPick} />
        ) : undefined
      }
    >
      {tab === 'done' ? (
        <DoneOrders {...routes} />
      ) : listed ? (
        <OrderList
          orders={listed}
          empty={tab === 'picking' ? 'picking' : 'toPick'}
          onOpen={routes.onOpen}
          onPick={onPick}
          onRefresh={refetch}
        />
      ) : error && shownKept === 'all' ? (
        <Message title={t('orders.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      ) : (
        <Loading label={t('orders.loading')} />
      )}
    </Screen>
  )
}

/** The tab that was chosen last: here, or by the screen that led here. */
function useTab(opened: OrderTab | undefined, onOpened: () => void) {
  const [tab, setTab] = useState<OrderTab>(opened ?? 'toPick')
  const [asked, setAsked] = useState(opened)
  if (asked !== opened) {
    setAsked(opened)
    if (opened !== undefined) setTab(opened)
  }
  useEffect(() => {
    if (opened !== undefined) onOpened()
  }, [opened, onOpened])
  return [tab, setTab] as const
}
