import { useEffect } from 'react'
import { useOrder } from '@/components/parts/useOrder'
import { Loading } from '@/components/ui/Loading'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { type Fix } from '@/domain/picking/lineFaults'
import { useDeviceState } from '@/state/deviceState'
import { usePickSession } from '@/state/picking/usePicking'
import { Finished } from './Finished'
import { ReviewCart } from './ReviewCart'

export type ReviewRoutes = {
  /** Back to picking. */
  onBack: () => void
  /** To the line that has a fault, opened where it is put right. */
  onFix: (lineId: LineId, fix: Fix) => void
  onOrders: () => void
  onNext: (orderId: OrderId) => void
}

/** What changed, what it costs, and the end of the order. */
export function ReviewScreen({ orderId, ...routes }: ReviewRoutes & { orderId: OrderId }) {
  const { t } = useWords()
  const { desk } = useDeviceState()
  const { order } = useOrder(orderId)
  const session = usePickSession(orderId)
  useEffect(() => {
    // A journal that cannot be read is reported on the picking screen, where everything begins.
    if (order !== undefined) desk.open(order).catch(() => undefined)
  }, [desk, order])

  if (order === undefined || session === undefined) {
    return (
      <Screen title={t('review.title')} onBack={routes.onBack}>
        <Loading label={t('order.loading')} />
      </Screen>
    )
  }
  if (order.status !== 'RECEIVED') return <Finished order={order} session={session} {...routes} />
  return <ReviewCart order={order} session={session} {...routes} />
}
