import { router, type ErrorBoundaryProps } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { Locked } from '@/components/people/Locked'
import { AppShell } from '@/components/shell/AppShell'
import { AppStack } from '@/components/shell/AppStack'
import { CrashScreen } from '@/components/shell/CrashScreen'

// It stays until the session is known, so that nobody sees a sign-in page flash by.
void SplashScreen.preventAutoHideAsync()

export default function RootLayout() {
  return (
    <AppShell>
      <Locked>
        <AppStack />
      </Locked>
    </AppShell>
  )
}

/** For what breaks outside of a screen; a screen that breaks is caught where it stands. */
export function ErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  return (
    <CrashScreen
      place="root"
      error={error}
      onRetry={() => void retry()}
      onOrders={() => void retry().then(() => router.replace('/'))}
    />
  )
}
