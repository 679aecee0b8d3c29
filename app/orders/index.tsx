import { useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback } from 'react'
import { z } from 'zod'
import { OrdersScreen } from '@/components/orders/OrdersScreen'
import { type OrderId } from '@/domain/contract/ids'

const ordersParams = z.object({
  /** A tab to show at once: screens lead here with what is still to be sent. */
  tab: z.enum(['toPick', 'picking', 'done']).optional().catch(undefined),
})

export default function OrdersRoute() {
  const router = useRouter()
  const { tab } = ordersParams.parse(useLocalSearchParams())
  const open = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}`), [router])
  const pick = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}/pick`), [router])
  const review = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}/review`), [router])
  const cancel = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}/cancel`), [router])
  const forget = useCallback(() => router.setParams({ tab: undefined }), [router])
  return (
    <OrdersScreen
      opened={tab}
      onOpened={forget}
      onOpen={open}
      onPick={pick}
      onReview={review}
      onCancel={cancel}
      onSettings={() => router.push('/settings')}
      onTasks={() => router.push('/tasks')}
      onHistory={() => router.push('/history')}
    />
  )
}
