import { useQuery } from '@tanstack/react-query'
import { useIsFocused } from 'expo-router'
import { useEffect, useRef, useState } from 'react'
import { View } from 'react-native'
import { useStore } from 'zustand'
import { receivedOrdersOptions } from '@/api/orders'
import { findProblem } from '@/api/problem'
import { judgeFreshness, type Freshness } from '@/components/parts/freshness'
import { useOfflineBanner } from '@/components/parts/OfflineBanner'
import { TimeChip } from '@/components/parts/TimeChip'
import { useOrder } from '@/components/parts/useOrder'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type DeviceRole } from '@/domain/contract/device'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { isClosed } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useDesk } from '@/state/picking/useCart'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { PickBoard } from './PickBoard'
import { PickFooter } from './PickFooter'
import { PickContext, type PickRoutes } from './PickContext'
import { PickHead } from './PickHead'
import { PickOverlays } from './PickOverlays'
import { usePickingOf } from './usePickingOf'

type PickScreenProps = PickRoutes & {
  orderId: OrderId
  /** A line to open at once, and what for. */
  opened?: { lineId: LineId; fix: string | undefined } | undefined
  /** It lies open now; the next time the same may be asked for again. */
  onOpened?: () => void
  onBack: () => void
  onReview: () => void
  /** To what was decided and is not confirmed. */
  onDone: () => void
  /** The order was cancelled, or finished by this device or another. */
  onEnded: () => void
}

export function PickScreen({
  orderId,
  opened,
  onOpened,
  onBack,
  onReview,
  onDone,
  onEnded,
  ...routes
}: PickScreenProps) {
  const { t } = useWords()
  const { order, error, isFetching, refetch, shownSinceMs } = useOrder(orderId)
  const desk = useDesk(order)
  useEnd(orderId, order, desk !== 'opening', refetch, onEnded)

  const isOpen = order !== undefined && desk === 'open'
  // Nobody waits with a scan until a screen is drawn: what comes before is judged as soon as it can be.
  const [early] = useState<Scan[]>(() => [])
  useScans((scan) => void early.push(scan), useIsFocused() && !isOpen)

  if (isOpen) {
    const freshness = judgeFreshness({ error, dataUpdatedAt: shownSinceMs })
    return (
      <OpenOrder
        order={order}
        opened={opened}
        onOpened={onOpened}
        early={early}
        freshness={freshness}
        onBack={onBack}
        onReview={onReview}
        onDone={onDone}
        {...routes}
      />
    )
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

/** Stops the picker at once when the order is no longer to be picked: the list of orders says so first. */
function useEnd(
  orderId: OrderId,
  order: Order | undefined,
  /** Whether it is known what was done with it here. */
  isRead: boolean,
  refetch: () => Promise<unknown>,
  onEnded: () => void,
): void {
  const { ports } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const { data: isListed } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: (orders) => orders.some(({ order_id }) => order_id === orderId),
  })
  const isReceived = order?.status === 'RECEIVED'
  useEffect(() => {
    if (isListed === false && isReceived) void refetch()
  }, [isListed, isReceived, refetch])

  const isDecided = useIsDecided(orderId)
  // Only whoever looks at this screen is stopped by it: below the review, the end is the picker's own doing.
  const isSeen = useIsFocused()
  const hasEnded = isSeen && isRead && order !== undefined && (!isReceived || isDecided)
  const latest = useRef(onEnded)
  useEffect(() => {
    latest.current = onEnded
  })
  useEffect(() => {
    if (!hasEnded) return
    // What was decided here surprises nobody.
    if (!isDecided) ports.feedback.give('wrong-item')
    latest.current()
  }, [hasEnded, isDecided, ports.feedback])
}

/** Its end was decided on this device: a scan would no longer change anything. */
function useIsDecided(orderId: OrderId): boolean {
  return useStore(useDeviceState().desk.store, ({ sessions }) => {
    const session = sessions.get(orderId)
    return session !== undefined && isClosed(session)
  })
}

/** What a fault of the review is put right with. Only team leads set prices. */
function sheetFor(fix: string | undefined, role: DeviceRole): 'weigh' | 'price' | 'line' {
  if (fix === 'weigh') return fix
  return fix === 'price' && role === 'lead' ? fix : 'line'
}

type OpenOrderProps = Pick<
  PickScreenProps,
  'opened' | 'onOpened' | 'onBack' | 'onReview' | 'onDone' | keyof PickRoutes
> & {
  order: Order
  /** Scanned before the order was open. */
  early: Scan[]
  freshness: Freshness
}

function OpenOrder({
  order,
  opened,
  onOpened,
  early,
  freshness,
  onBack,
  onReview,
  onDone,
  ...routes
}: OpenOrderProps) {
  const styles = useStyles()
  const picking = usePickingOf(order, routes)
  const { actions, ui, workplace } = picking
  useEffect(() => early.splice(0).forEach((scan) => void actions.scan(scan)), [early, actions])
  const { lineId, fix } = opened ?? {}
  useEffect(() => {
    if (lineId === undefined) return
    ui.setState({ chosen: lineId, sheet: { kind: sheetFor(fix, workplace.role), lineId } })
    onOpened?.()
  }, [ui, lineId, fix, workplace.role, onOpened])
  const banner = useOfflineBanner(freshness, { onDone })
  return (
    <PickContext.Provider value={picking}>
      <Screen
        title={order.order_code}
        onBack={onBack}
        body="list"
        banner={banner}
        right={
          <View style={styles.time}>
            <TimeChip promisedMs={momentMs(order.promised_for)} />
          </View>
        }
        top={<PickHead />}
        footer={<PickFooter onReview={onReview} />}
      >
        <PickBoard order={order} />
      </Screen>
      <PickOverlays />
    </PickContext.Provider>
  )
}

const useStyles = themed(() => ({ time: { paddingEnd: space.s, flexShrink: 1 } }))
