import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'

const PromotionScreen = lazyScreen(async () => ({
  default: (await import('@/components/promotions/PromotionScreen')).PromotionScreen,
}))

const promotionParams = z.object({ taskId: z.uuid() })

export default function PromotionRoute() {
  const router = useRouter()
  const params = promotionParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/promotions" />
  return <PromotionScreen taskId={params.data.taskId} onBack={() => router.dismissTo('/promotions')} />
}
