import { useEffect, useRef, useState } from 'react'
import { type OrderId } from '@/domain/contract/ids'
import { type CancelReason, type Order } from '@/domain/contract/order'
import { cancelRequest } from '@/domain/picking/cart'
import { useDeviceState } from '@/state/deviceState'
import { useEndOrder } from '@/state/outbox/useEndOrder'
import { usePickSession } from '@/state/picking/usePicking'

export function useCancel(order: Order) {
  const { ports } = useDeviceState()
  const endOrder = useEndOrder(order)
  const [isBusy, setBusy] = useState(false)
  const [isNotKept, setNotKept] = useState(false)

  const cancel = async (reason: CancelReason) => {
    setNotKept(false)
    setBusy(true)
    const kept = await endOrder(() => cancelRequest(order, reason)).finally(() => setBusy(false))
    if (kept !== 'not-kept') return
    ports.feedback.give('refused')
    setNotKept(true)
  }
  return { cancel, isBusy, isNotKept }
}

/** Calls `onCancelled` once the service has confirmed it, whoever had decided it. */
export function useCancelled(orderId: OrderId, order: Order | undefined, onCancelled: () => void): void {
  const { desk } = useDeviceState()
  // The journal of an order that nobody picked has a line about its end too.
  useEffect(() => {
    if (order !== undefined) desk.open(order).catch(() => undefined)
  }, [desk, order])
  const session = usePickSession(orderId)
  const isCancelled = order?.status === 'CANCELLED' || session?.sent?.status === 'CANCELLED'
  const latest = useRef(onCancelled)
  useEffect(() => {
    latest.current = onCancelled
  })
  useEffect(() => {
    if (isCancelled) latest.current()
  }, [isCancelled])
}
