import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const JournalScreen = lazyScreen(async () => ({
  default: (await import('@/components/history/JournalScreen')).JournalScreen,
}))

const journalParams = z.object({ orderId: orderIdSchema })

export default function JournalRoute() {
  const router = useRouter()
  const params = journalParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId } = params.data
  return <JournalScreen orderId={orderId} onBack={() => router.dismissTo(`/orders/${orderId}`)} />
}
