import { useOrder } from '@/components/parts/useOrder'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { type Fix } from '@/domain/picking/lineFaults'
import { useCart } from '@/state/picking/useCart'
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
  const { order } = useOrder(orderId)
  const cart = useCart(orderId, order)

  if (order === undefined || cart.kind !== 'open') {
    return (
      <Screen title={t('review.title')} onBack={routes.onBack}>
        {cart.kind === 'unreadable' ? (
          <Message title={t('picking.unreadable')} text={t('picking.unreadableHint')} alert />
        ) : (
          <Loading label={t('order.loading')} />
        )}
      </Screen>
    )
  }
  const { session } = cart
  if (order.status !== 'RECEIVED') return <Finished order={order} session={session} {...routes} />
  return <ReviewCart order={order} session={session} {...routes} />
}
