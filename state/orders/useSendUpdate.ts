import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { orderOptions, receivedOrdersOptions, sendUpdate } from '@/api/orders'
import { findProblem, type Problem } from '@/api/problem'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { type PickAct } from '@/domain/picking/events'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'

export type Sent = { kind: 'answered'; order: Order } | { kind: 'failed'; problem: Problem | undefined }

/** Sends what was decided about an order, notes it in the journal, and lets every screen know at once. */
export function useSendUpdate(orderId: OrderId): {
  send: (update: OrderUpdate) => Promise<Sent>
  isBusy: boolean
} {
  const { desk } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const send = useCallback(
    async (update: OrderUpdate): Promise<Sent> => {
      setBusy(true)
      try {
        const order = await sendUpdate(api, orderId, update)
        await desk.perform(orderId, workplace.role, () => ({ act: noteOf(update, order) }))
        if (update.status === 'UPDATE_CART') return { kind: 'answered', order }
        queryClient.setQueryData(orderOptions(api, orderId).queryKey, order)
        queryClient.setQueryData(receivedOrdersOptions(api, workplace.vendorId).queryKey, (orders) =>
          orders?.filter(({ order_id }) => order_id !== orderId),
        )
        return { kind: 'answered', order }
      } catch (error) {
        const problem = findProblem(error)
        if (problem === undefined) throw error
        // It may have taken effect all the same, or something else has: the screens ask what the service holds.
        void queryClient.invalidateQueries({ queryKey: orderOptions(api, orderId).queryKey })
        return { kind: 'failed', problem }
      } finally {
        setBusy(false)
      }
    },
    [api, desk, orderId, queryClient, workplace],
  )
  return { send, isBusy }
}

function noteOf(update: OrderUpdate, { sys: { version } }: Order): PickAct {
  return update.status === 'UPDATE_CART'
    ? { type: 'cart-checked', version, faults: 0 }
    : { type: 'order-sent', status: update.status, version }
}
