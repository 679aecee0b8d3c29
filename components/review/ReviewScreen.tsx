import { type ReactElement } from 'react'
import { findProblem } from '@/api/problem'
import { judgeFreshness } from '@/components/parts/freshness'
import { useOfflineBanner } from '@/components/parts/OfflineBanner'
import { useOrder } from '@/components/parts/useOrder'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { wantedEnd, type Command } from '@/domain/outbox/command'
import { type FaultPlace, type Fix } from '@/domain/picking/lineFaults'
import { type PickSession } from '@/domain/picking/session'
import { useCommandOf } from '@/state/outbox/useOutbox'
import { useCart } from '@/state/picking/useCart'
import { useSignedIn } from '@/state/session/useSession'
import { Decided, type DecidedProps } from './Decided'
import { Finished } from './Finished'
import { ReviewCart } from './ReviewCart'

export type ReviewRoutes = {
  /** Back to picking. */
  onBack: () => void
  /** To what has a fault, opened where it is put right. */
  onFix: (place: FaultPlace, fix: Fix) => void
  onOrders: () => void
  /** To what was decided and is not confirmed. */
  onDone: () => void
  onNext: (orderId: OrderId) => void
}

export type ReviewFrame = { code: string; banner: ReactElement | undefined }

/** What changed, what it costs, and the end of the order. */
export function ReviewScreen({ orderId, ...routes }: ReviewRoutes & { orderId: OrderId }) {
  const { t } = useWords()
  const { order, error, shownSinceMs, isFetching, refetch } = useOrder(orderId)
  const cart = useCart(orderId, order)
  const command = useCommandOf(orderId)
  const freshness = judgeFreshness({ error, dataUpdatedAt: shownSinceMs })
  const banner = useOfflineBanner(freshness, { onDone: routes.onDone }, orderId)
  const { picker } = useSignedIn().workplace
  // What somebody left behind was picked by them: a team lead's own cart says nothing about it.
  const isOthers = command !== undefined && command.by !== picker
  const session = cart.kind === 'open' && !isOthers ? cart.session : undefined
  const end = findEnd(session, command)

  if (order !== undefined && session !== undefined && order.status !== 'RECEIVED') {
    const unheeded = command?.state === 'needs-you' ? command : undefined
    return <Finished order={order} session={session} unheeded={unheeded} banner={banner} {...routes} />
  }
  // A decision is told as it lies on the disk, also where the order itself cannot be read.
  if (end !== undefined) {
    const code = order?.order_code ?? command?.orderCode ?? t('review.title')
    const known = { orderId, code, end, command, session, banner }
    return <Decided key={orderId} {...known} {...routes} />
  }
  if (order !== undefined && session !== undefined) {
    return <ReviewCart order={order} session={session} banner={banner} {...routes} />
  }
  return (
    <Screen title={t('review.title')} onBack={routes.onBack}>
      {cart.kind === 'unreadable' ? (
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

/** How this picker ended the order; the journal and the outbox tell the same. */
function findEnd(
  session: PickSession | undefined,
  command: Command | undefined,
): DecidedProps['end'] | undefined {
  if (session === undefined) {
    return command && { status: wantedEnd(command), at: command.at, isSent: false }
  }
  const { decided, sent } = session
  if (decided !== undefined) return { status: decided.status, at: decided.at, isSent: false }
  // Confirmed, and the order that is shown is older than that.
  return sent && { status: sent.status, at: sent.at, isSent: true }
}
