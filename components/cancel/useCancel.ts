import { useEffect, useState } from 'react'
import { type Problem } from '@/api/problem'
import { type CancelReason, type Order } from '@/domain/contract/order'
import { cancelRequest } from '@/domain/picking/cart'
import { useDeviceState } from '@/state/deviceState'
import { useSendUpdate } from '@/state/orders/useSendUpdate'

type Trouble = Problem | { kind: 'unknown' }

export function useCancel(order: Order, onCancelled: () => void) {
  const { desk, ports } = useDeviceState()
  const { send, isBusy } = useSendUpdate(order.order_id)
  const [problem, setProblem] = useState<Trouble>()

  // The journal of an order that nobody picked has a line about its end too.
  useEffect(() => void desk.open(order).catch(() => undefined), [desk, order])

  const cancel = async (reason: CancelReason) => {
    setProblem(undefined)
    const sent = await send(cancelRequest(order, reason))
    if (sent.kind === 'answered') return onCancelled()
    ports.feedback.give('refused')
    setProblem(sent.problem ?? { kind: 'unknown' })
  }
  return { cancel, isBusy, problem }
}
