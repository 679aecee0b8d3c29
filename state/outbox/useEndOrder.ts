import { useCallback } from 'react'
import { type Order } from '@/domain/contract/order'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { endOrder, type EndKept, type MakeUpdate } from './endOrder'

type EndOrder = (makeUpdate: MakeUpdate) => Promise<EndKept>

/** `endOrder` on this device, in the name of who is signed in. */
export function useEndOrder(order: Order): EndOrder {
  const { desk, outbox, ports } = useDeviceState()
  const { workplace } = useSignedIn()
  return useCallback(
    (makeUpdate) => endOrder({ desk, outbox, clock: ports.clock }, workplace, order, makeUpdate),
    [desk, order, outbox, ports, workplace],
  )
}
