import { type ErrorBoundaryProps } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { AppShell } from '@/components/shell/AppShell'
import { AppStack } from '@/components/shell/AppStack'
import { CrashScreen } from '@/components/shell/CrashScreen'

// It stays until the session is known, so that nobody sees a sign-in page flash by.
void SplashScreen.preventAutoHideAsync()

export default function RootLayout() {
  return (
    <AppShell>
      <AppStack />
    </AppShell>
  )
}

export function ErrorBoundary({ retry }: ErrorBoundaryProps) {
  return <CrashScreen onRetry={() => void retry()} />
}
