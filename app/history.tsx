import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { type OrderId } from '@/domain/contract/ids'

const HistoryScreen = lazyScreen(async () => ({
  default: (await import('@/components/history/HistoryScreen')).HistoryScreen,
}))

export default function HistoryRoute() {
  const router = useRouter()
  const open = useCallback((orderId: OrderId) => router.push(`/orders/${orderId}`), [router])
  return <HistoryScreen onBack={() => router.dismissTo('/orders')} onOpen={open} />
}
