import { useQuery } from '@tanstack/react-query'
import { receivedOrdersOptions } from '@/api/orders'
import { findProblem } from '@/api/problem'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { MenuIcon } from '@/components/ui/icons'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { useSignedIn } from '@/state/session/useSession'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { LiveChip } from './LiveChip'
import { OrderList } from './OrderList'

type OrdersScreenProps = { onOpen: (orderId: OrderId) => void; onSettings: () => void }

export function OrdersScreen({ onOpen, onSettings }: OrdersScreenProps) {
  const { t, format } = useWords()
  const { workplace, api } = useSignedIn()
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: sortByUrgency,
  })
  const freshness = judgeFreshness({ error, dataUpdatedAt })
  const stale = freshnessWords(t, freshness, format.time)

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
    >
      {data ? (
        <OrderList orders={data} onOpen={onOpen} onRefresh={refetch} />
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
