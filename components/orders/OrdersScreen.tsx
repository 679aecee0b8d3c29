import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { receivedOrdersOptions } from '@/api/orders'
import { findProblem } from '@/api/problem'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { MenuIcon } from '@/components/ui/icons'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { Tabs } from '@/components/ui/Tabs'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { useDeviceState } from '@/state/deviceState'
import { useBegun } from '@/state/picking/usePicking'
import { useSignedIn } from '@/state/session/useSession'
import { DoneOrders } from './DoneOrders'
import { LiveChip } from './LiveChip'
import { OrderList } from './OrderList'
import { StartButton } from './StartButton'

type Tab = 'toPick' | 'picking' | 'done'

type OrdersScreenProps = {
  onOpen: (orderId: OrderId) => void
  onPick: (orderId: OrderId) => void
  onSettings: () => void
  onHistory: () => void
}

export function OrdersScreen({ onOpen, onPick, onSettings, onHistory }: OrdersScreenProps) {
  const { t, format } = useWords()
  const { workplace, api } = useSignedIn()
  const [tab, setTab] = useState<Tab>('toPick')
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: sortByUrgency,
  })
  const begun = useBegunHere(data)
  const freshness = judgeFreshness({ error, dataUpdatedAt })
  const stale = freshnessWords(t, freshness, format.time)
  const listed = tab === 'picking' ? begun : data

  return (
    <Screen
      title={workplace.storeName}
      body="list"
      banner={stale === undefined ? undefined : <Banner text={stale} />}
      right={
        <>
          {data && <LiveChip live={freshness.kind === 'live'} onPress={() => void refetch()} />}
          <IconButton label={t('action.menu')} onPress={onSettings}>
            <MenuIcon />
          </IconButton>
        </>
      }
      top={
        <Tabs
          tabs={[
            {
              name: 'toPick',
              title: data ? t('orders.toPick', { count: data.length }) : t('order.status.RECEIVED'),
            },
            { name: 'picking', title: t('orders.picking', { count: begun.length }) },
            { name: 'done', title: t('orders.done') },
          ]}
          chosen={tab}
          onChoose={setTab}
        />
      }
      footer={
        data && tab !== 'done' ? (
          <StartButton orders={data} begun={begun} isPicking={tab === 'picking'} onPick={onPick} />
        ) : undefined
      }
    >
      {tab === 'done' ? (
        <DoneOrders onOpen={onOpen} onHistory={onHistory} />
      ) : listed ? (
        <OrderList
          orders={listed}
          empty={tab === 'picking' ? 'picking' : 'toPick'}
          onOpen={onOpen}
          onPick={onPick}
          onRefresh={refetch}
        />
      ) : error ? (
        <Message title={t('orders.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      ) : (
        <Loading label={t('orders.loading')} />
      )}
    </Screen>
  )
}

const NONE: readonly Order[] = []

/** Orders that somebody has begun on this device, laid on the desk so that their cards can say how far they are. */
function useBegunHere(orders: readonly Order[] | undefined): readonly Order[] {
  const { desk } = useDeviceState()
  const begun = useBegun()
  const here = useMemo(() => orders?.filter(({ order_id }) => begun.has(order_id)) ?? NONE, [orders, begun])
  useEffect(() => {
    // A journal that cannot be read is reported where the order is opened.
    for (const order of here) desk.open(order).catch(() => undefined)
  }, [desk, here])
  return here
}
