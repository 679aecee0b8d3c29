import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'

const PromotionScreen = lazyScreen(async () => ({
  default: (await import('@/components/promotions/PromotionScreen')).PromotionScreen,
}))

const promotionParams = z.object({ taskId: z.uuid(), change: z.literal('yes').optional().catch(undefined) })

export default function PromotionRoute() {
  const router = useRouter()
  const params = promotionParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/promotions" />
  const { taskId, change } = params.data
  return (
    <PromotionScreen
      taskId={taskId}
      isChanging={change !== undefined}
      onChanging={(isChanging) => router.setParams({ change: isChanging ? 'yes' : undefined })}
      onOpen={(other) => router.replace(`/promotions/${other}`)}
      onBack={() => router.dismissTo('/promotions')}
    />
  )
}
