import { SignInScreen } from '@/components/signIn/SignInScreen'

export default function SignInRoute() {
  return <SignInScreen />
}
