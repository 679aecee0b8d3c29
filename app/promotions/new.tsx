import { useRouter } from 'expo-router'
import { lazyScreen } from '@/components/parts/lazyScreen'

const NewPromotionScreen = lazyScreen(async () => ({
  default: (await import('@/components/promotions/NewPromotionScreen')).NewPromotionScreen,
}))

export default function NewPromotionRoute() {
  const router = useRouter()
  const toList = () => router.dismissTo('/promotions')
  return <NewPromotionScreen onBack={toList} onSent={toList} />
}
