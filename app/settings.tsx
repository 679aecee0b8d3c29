import { useRouter } from 'expo-router'
import { SettingsScreen } from '@/components/settings/SettingsScreen'

export default function SettingsRoute() {
  const router = useRouter()
  return <SettingsScreen onBack={() => router.dismissTo('/orders')} />
}
