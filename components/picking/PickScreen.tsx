import { useEffect, useState } from 'react'
import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { TimeChip } from '@/components/parts/TimeChip'
import { useOrder } from '@/components/parts/useOrder'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { useShelf } from '@/state/shelf/useShelf'
import { PickBoard } from './PickBoard'
import { PickFooter } from './PickFooter'
import { PickContext } from './PickContext'
import { PickOverlays } from './PickOverlays'
import { usePickingOf } from './usePickingOf'

type PickScreenProps = { orderId: OrderId; onBack: () => void }

export function PickScreen({ orderId, onBack }: PickScreenProps) {
  const { t } = useWords()
  const { order, error, isFetching, refetch, shownSinceMs } = useOrder(orderId)
  const isWayKnown = useWay()
  const desk = useDesk(order)

  const isOpen = order !== undefined && desk === 'open' && isWayKnown
  // Nobody waits with a scan until a screen is drawn: what comes before is judged as soon as it can be.
  const [early] = useState<Scan[]>(() => [])
  useScans((scan) => void early.push(scan), !isOpen)

  if (isOpen) {
    const staleSinceMs = error === null ? undefined : shownSinceMs
    return <OpenOrder order={order} early={early} staleSinceMs={staleSinceMs} onBack={onBack} />
  }
  return (
    <Screen title={order?.order_code ?? t('orders.title')} onBack={onBack}>
      {desk === 'unreadable' ? (
        <Message title={t('picking.unreadable')} text={t('picking.unreadableHint')} alert />
      ) : order === undefined && error !== null ? (
        <Message title={t('order.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      ) : (
        <Loading label={t('order.loading')} />
      )}
    </Screen>
  )
}

/** Long enough for the categories of a store to come over a slow network; nobody waits longer to pick. */
const WAIT_FOR_WAY_MS = 2_500

/** Whether the way through the store is known, or not worth waiting for any longer: rows must not jump under a thumb. */
function useWay(): boolean {
  const { isKnown } = useShelf()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_FOR_WAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isKnown || isLate
}

/** Lays the order on the desk, with everything that was picked of it before. */
function useDesk(order: Order | undefined): 'opening' | 'open' | 'unreadable' {
  const { desk } = useDeviceState()
  const [state, setState] = useState<'opening' | 'open' | 'unreadable'>('opening')
  useEffect(() => {
    if (order === undefined) return
    desk.open(order).then(
      () => setState('open'),
      () => setState('unreadable'),
    )
  }, [desk, order])
  return state
}

type OpenOrderProps = {
  order: Order
  /** Scanned before the order was open. */
  early: Scan[]
  staleSinceMs: number | undefined
  onBack: () => void
}

function OpenOrder({ order, early, staleSinceMs, onBack }: OpenOrderProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const picking = usePickingOf(order)
  const { actions } = picking
  useEffect(() => early.splice(0).forEach((scan) => void actions.scan(scan)), [early, actions])
  const freshness = judgeFreshness({
    error: staleSinceMs === undefined ? null : new Error('stale'),
    dataUpdatedAt: staleSinceMs ?? 0,
  })
  const stale = freshnessWords(t, freshness, format.time)
  return (
    <PickContext.Provider value={picking}>
      <Screen
        title={order.order_code}
        onBack={onBack}
        body="list"
        banner={stale === undefined ? undefined : <Banner text={stale} />}
        right={
          <View style={styles.time}>
            <TimeChip promisedMs={momentMs(order.promised_for)} />
          </View>
        }
        footer={<PickFooter onDone={onBack} />}
      >
        <PickBoard order={order} />
      </Screen>
      <PickOverlays />
    </PickContext.Provider>
  )
}

const useStyles = themed(() => ({ time: { paddingEnd: space.s, flexShrink: 1 } }))
