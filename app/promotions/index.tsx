import { useRouter } from 'expo-router'
import { lazyScreen } from '@/components/parts/lazyScreen'

const PromotionsScreen = lazyScreen(async () => ({
  default: (await import('@/components/promotions/PromotionsScreen')).PromotionsScreen,
}))

export default function PromotionsRoute() {
  const router = useRouter()
  return (
    <PromotionsScreen
      onBack={() => router.dismissTo('/settings')}
      onNew={() => router.push('/promotions/new')}
      onOpen={(taskId) => router.push(`/promotions/${taskId}`)}
    />
  )
}
