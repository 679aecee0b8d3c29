import { useIsFocused, useRouter } from 'expo-router'
import { useEffect, type ReactNode } from 'react'
import { useDeviceState } from '@/state/deviceState'
import { useIsLocked } from '@/state/people/usePeople'
import { CrashBoundary } from './CrashBoundary'
import { CrashScreen } from './CrashScreen'
import { screenCare } from './screenCare'

const HOME = 'orders/index'

/** Around each screen: the display does what the screen needs, and what breaks in it breaks nothing else. */
export function CaredScreen({ route, children }: { route: string; children: ReactNode }) {
  const { screen, crashes } = useDeviceState().ports
  const router = useRouter()
  const isFocused = useIsFocused()
  const isLocked = useIsLocked()
  const { isAwake, isSecret } = screenCare(route)
  const isAtWork = isFocused && isAwake && !isLocked
  // Behind the lock too: the order is still there.
  const hasCustomer = isFocused && isSecret

  useEffect(() => {
    if (isFocused) crashes.enter(route)
  }, [crashes, isFocused, route])
  useEffect(() => (isAtWork ? screen.keepAwake() : undefined), [screen, isAtWork])
  useEffect(() => (hasCustomer ? screen.keepSecret() : undefined), [screen, hasCustomer])

  return (
    <CrashBoundary
      fallback={(error, retry) => (
        <CrashScreen
          place="screen"
          error={error}
          onRetry={retry}
          onOrders={() => (route === HOME ? retry() : router.dismissTo('/orders'))}
        />
      )}
    >
      {children}
    </CrashBoundary>
  )
}
