import { Redirect } from 'expo-router'
import { useSession } from '@/state/session/useSession'

export default function HomeRoute() {
  const session = useSession()
  return <Redirect href={session.kind === 'signed-in' ? '/orders' : '/sign-in'} />
}
