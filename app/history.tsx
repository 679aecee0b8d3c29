import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { HistoryScreen } from '@/components/history/HistoryScreen'
import { type OrderId } from '@/domain/contract/ids'

export default function HistoryRoute() {
  const router = useRouter()
  const open = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}`), [router])
  return <HistoryScreen onBack={() => router.dismissTo('/orders')} onOpen={open} />
}
