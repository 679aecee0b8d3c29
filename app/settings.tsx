import { useRouter } from 'expo-router'
import { SettingsScreen } from '@/components/settings/SettingsScreen'

export default function SettingsRoute() {
  const router = useRouter()
  return (
    <SettingsScreen
      onBack={() => router.dismissTo('/orders')}
      onProducts={() => router.push('/products')}
      onPromotions={() => router.push('/promotions')}
      onSent={() => router.push('/tasks')}
      onScannerTest={() => router.push('/settings/scanner')}
    />
  )
}
