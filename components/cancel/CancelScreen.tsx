import { findProblem } from '@/api/problem'
import { useOrder } from '@/components/parts/useOrder'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { useCommandOf } from '@/state/outbox/useOutbox'
import { useSignedIn } from '@/state/session/useSession'
import { CancelDecided } from './CancelDecided'
import { CancelForm } from './CancelForm'
import { useCancelled } from './useCancel'

type CancelScreenProps = {
  orderId: OrderId
  onBack: () => void
  onOrders: () => void
  /** The service has confirmed it. */
  onCancelled: () => void
}

/** A team lead cancels an order: a reason, what it means, and a button that is held. */
export function CancelScreen({ orderId, onBack, onOrders, onCancelled }: CancelScreenProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const { order, error, isFetching, refetch } = useOrder(orderId)
  const command = useCommandOf(orderId)
  useCancelled(orderId, order, onCancelled)
  const isLead = workplace.role === 'lead'
  if (isLead && command !== undefined) {
    return <CancelDecided command={command} onBack={onBack} onOrders={onOrders} />
  }
  if (isLead && order !== undefined) return <CancelForm order={order} onBack={onBack} />
  return (
    <Screen title={t('cancel.title', { code: order?.order_code ?? '' })} onBack={onBack}>
      {!isLead ? (
        <Message title={t('cancel.leadOnly')} text={t('cancel.leadOnlyHint')} />
      ) : error !== null ? (
        <Message title={t('order.failed')} text={problemWords(t, findProblem(error))} alert>
          <Button title={t('action.retry')} busy={isFetching} onPress={() => void refetch()} />
        </Message>
      ) : (
        <Loading label={t('order.loading')} />
      )}
    </Screen>
  )
}
