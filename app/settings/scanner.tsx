import { useRouter } from 'expo-router'
import { lazyScreen } from '@/components/parts/lazyScreen'

const ScannerTestScreen = lazyScreen(async () => ({
  default: (await import('@/components/scannerTest/ScannerTestScreen')).ScannerTestScreen,
}))

export default function ScannerTestRoute() {
  const router = useRouter()
  return <ScannerTestScreen onBack={() => router.dismissTo('/settings')} />
}
