import { type ReactNode } from 'react'
import { findProblem } from '@/api/problem'
import { freshnessWords, judgeFreshness } from '@/components/parts/freshness'
import { useOrder } from '@/components/parts/useOrder'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { isClosed, type PickSession } from '@/domain/picking/session'
import { useCart } from '@/state/picking/useCart'

type Opened = { order: Order; session: PickSession; banner: ReactNode }

type CartFrameProps = {
  orderId: OrderId
  title: string
  onBack: () => void
  children: (opened: Opened) => ReactNode
}

/** Opens the cart, or says why it cannot be changed. */
export function CartFrame({ orderId, title, onBack, children }: CartFrameProps) {
  const { t, format } = useWords()
  const { order, error, shownSinceMs, isFetching, refetch } = useOrder(orderId)
  const cart = useCart(orderId, order)

  if (order !== undefined && cart.kind === 'open' && isPickable(order, cart.session)) {
    const stale = freshnessWords(t, judgeFreshness({ error, dataUpdatedAt: shownSinceMs }), format.time)
    const banner = stale === undefined ? undefined : <Banner text={stale} />
    return children({ order, session: cart.session, banner })
  }
  return (
    <Screen title={title} onBack={onBack}>
      {cart.kind === 'unreadable' ? (
        <Message title={t('picking.unreadable')} text={t('picking.unreadableHint')} alert />
      ) : order !== undefined && cart.kind === 'open' ? (
        <Message title={t('replace.ended')} text={t('replace.endedHint')}>
          <Button title={t('action.back')} onPress={onBack} />
        </Message>
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

/** What was or will be sent stays as it is. */
const isPickable = ({ status }: Order, session: PickSession) => status === 'RECEIVED' && !isClosed(session)
