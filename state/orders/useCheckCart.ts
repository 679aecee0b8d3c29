import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { orderOptions, sendUpdate } from '@/api/orders'
import { findProblem, type Problem } from '@/api/problem'
import { type OrderId } from '@/domain/contract/ids'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'

export type Checked = { kind: 'all-right' } | { kind: 'failed'; problem: Problem }

/** Asks the service what it would say of a cart. It changes nothing there, so it is asked now or not at all. */
export function useCheckCart(orderId: OrderId): (update: OrderUpdate) => Promise<Checked> {
  const { desk } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const queryClient = useQueryClient()

  return useCallback(
    async (update) => {
      try {
        const { sys } = await sendUpdate(api, orderId, update)
        await desk.perform(orderId, workplace.picker, () => ({
          act: { type: 'cart-checked', version: sys.version, faults: 0 },
        }))
        return { kind: 'all-right' }
      } catch (error) {
        const problem = findProblem(error)
        if (problem === undefined) throw error
        // Somebody may have ended the order meanwhile: the screens ask what the service holds.
        void queryClient.invalidateQueries({ queryKey: orderOptions(api, orderId).queryKey })
        return { kind: 'failed', problem }
      }
    },
    [api, desk, orderId, queryClient, workplace],
  )
}
