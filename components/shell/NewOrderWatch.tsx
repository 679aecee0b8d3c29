import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { receivedOrdersOptions } from '@/api/orders'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { Toast, TOAST_MS } from './Toast'

/** A new order is heard and seen, whatever screen is open. */
export function NewOrderWatch() {
  const { t } = useWords()
  const { newOrders, ports } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const { data, dataUpdatedAt } = useQuery(receivedOrdersOptions(api, workplace.vendorId))
  const latest = useStore(newOrders.store, (state) => state.latest)

  // What the device kept from its last run comes before the first answer, and is no reason to sound an alarm for the rest.
  const isAnswer = data !== undefined && dataUpdatedAt >= newOrders.sinceMs
  useEffect(() => {
    if (isAnswer && newOrders.note(data).length > 0) ports.feedback.give('new-order')
  }, [isAnswer, data, newOrders, ports.feedback])

  useEffect(() => {
    if (latest === undefined) return
    const timer = setTimeout(() => newOrders.store.setState({ latest: undefined }), TOAST_MS)
    return () => clearTimeout(timer)
  }, [latest, newOrders])

  return latest === undefined ? null : <Toast text={t('orders.arrived', { code: latest.code })} />
}
