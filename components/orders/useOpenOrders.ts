import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { receivedOrdersOptions } from '@/api/orders'
import { type Order } from '@/domain/contract/order'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { useDeviceState } from '@/state/deviceState'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { useBegun } from '@/state/picking/usePicking'
import { useSignedIn } from '@/state/session/useSession'

const NONE: readonly Order[] = []

/** What is still to be picked, the most urgent first. What was decided here is not, whether it was sent or not. */
export function useOpenOrders() {
  const { workplace, api } = useSignedIn()
  const { waiting, needsYou } = useOwnCommands()
  const { data, ...query } = useQuery({
    ...receivedOrdersOptions(api, workplace.vendorId),
    select: sortByUrgency,
  })
  const orders = useMemo(() => {
    const decided = new Set([...waiting, ...needsYou].map(({ orderId }) => orderId))
    return data?.filter(({ order_id }) => !decided.has(order_id))
  }, [data, waiting, needsYou])
  return { ...query, orders, begun: useBegunHere(orders) }
}

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
