import { useRouter } from 'expo-router'
import { lazyScreen } from '@/components/parts/lazyScreen'

const ShelfListScreen = lazyScreen(async () => ({
  default: (await import('@/components/shelfList/ShelfListScreen')).ShelfListScreen,
}))

export default function ShelfListRoute() {
  const router = useRouter()
  return (
    <ShelfListScreen
      onBack={() => (router.canGoBack() ? router.back() : router.dismissTo('/orders'))}
      onSent={(taskId) => router.push(`/tasks/${taskId}`)}
      onTasks={() => router.push('/tasks')}
      onDone={() => router.dismissTo('/orders?tab=done')}
    />
  )
}
