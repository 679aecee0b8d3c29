import { useRouter } from 'expo-router'
import { NotFoundScreen } from '@/components/shell/NotFoundScreen'

export default function NotFoundRoute() {
  const router = useRouter()
  return <NotFoundScreen onHome={() => router.replace('/')} />
}
