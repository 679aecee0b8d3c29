import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { OrdersScreen } from '@/components/orders/OrdersScreen'
import { type OrderId } from '@/domain/contract/ids'

export default function OrdersRoute() {
  const router = useRouter()
  const open = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}`), [router])
  const pick = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}/pick`), [router])
  return (
    <OrdersScreen
      onOpen={open}
      onPick={pick}
      onSettings={() => router.push('/settings')}
      onHistory={() => router.push('/history')}
    />
  )
}
