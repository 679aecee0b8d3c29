import { useQuery } from '@tanstack/react-query'
import { receivedOrdersOptions } from '@/api/orders'
import { Button } from '@/components/ui/Button'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { useSignedIn } from '@/state/session/useSession'

type EndFooterProps = { orderId: OrderId; onOrders: () => void; onNext: (orderId: OrderId) => void }

/** Where a picker goes from an order that is done: to the list, or right on to the most urgent one. */
export function EndFooter({ orderId, onOrders, onNext }: EndFooterProps) {
  const { t } = useWords()
  const next = useNextOrder(orderId)
  return (
    <>
      <Button kind="plain" title={t('review.toOrders')} onPress={onOrders} grow={1} />
      {next && (
        <Button
          title={t('picking.start', { code: next.order_code })}
          onPress={() => onNext(next.order_id)}
          grow={1.4}
        />
      )}
    </>
  )
}

function useNextOrder(orderId: OrderId): Order | undefined {
  const { workplace, api } = useSignedIn()
  const { waiting, needsYou } = useOwnCommands()
  const { data } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: sortByUrgency,
  })
  // What was decided here is still on the list of a device without a signal.
  const decided = new Set([...waiting, ...needsYou].map((command) => command.orderId))
  return data?.find(({ order_id }) => order_id !== orderId && !decided.has(order_id))
}
