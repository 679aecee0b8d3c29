import { LocaleProvider, Stack } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { useEffect, useState } from 'react'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { useColors } from '@/components/theme/theme'
import { useDirection } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useIsLocked } from '@/state/people/usePeople'
import { useSession } from '@/state/session/useSession'
import { CareBanner } from './CareBanner'
import { CaredScreen } from './CaredScreen'
import { NeedsYouWatch } from './NeedsYouWatch'
import { NewOrderWatch } from './NewOrderWatch'
import { Toasts } from './Toast'
import { ToolsWatch } from './ToolsWatch'
import { UpdateNoteWatch } from './UpdateNoteWatch'

/** Which screens exist depends on whether somebody is signed in; a link to any other leads to the first that exists. */
export function AppStack() {
  const session = useSession()
  const isLocked = useIsLocked()
  const colors = useColors()
  const direction = useDirection()
  const isShown = useIsReady() && session.kind !== 'restoring'
  const signedIn = session.kind === 'signed-in'

  useEffect(() => {
    if (isShown) SplashScreen.hide()
  }, [isShown])

  if (!isShown) return null
  return (
    <LocaleProvider direction={direction}>
      <CareBanner>
        <Stack
          screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colors.background } }}
          screenLayout={({ route, children }) => <CaredScreen route={route.name}>{children}</CaredScreen>}
        >
          <Stack.Screen name="index" />
          <Stack.Screen name="setup" />
          <Stack.Protected guard={signedIn}>
            <Stack.Screen name="orders/index" />
            <Stack.Screen name="orders/[orderId]/index" />
            <Stack.Screen name="orders/[orderId]/pick" />
            <Stack.Screen name="orders/[orderId]/replace/[lineId]" />
            <Stack.Screen name="orders/[orderId]/add" />
            <Stack.Screen name="orders/[orderId]/review" />
            <Stack.Screen name="orders/[orderId]/cancel" />
            <Stack.Screen name="orders/[orderId]/journal" />
            <Stack.Screen name="history" />
            <Stack.Screen name="products/index" />
            <Stack.Screen name="products/[sku]" />
            <Stack.Screen name="settings" />
            <Stack.Screen name="settings/scanner" />
            <Stack.Screen name="products/shelf" />
            <Stack.Screen name="tasks/index" />
            <Stack.Screen name="tasks/[taskId]" />
            <Stack.Screen name="products/new" />
            <Stack.Screen name="promotions/index" />
            <Stack.Screen name="promotions/new" />
            <Stack.Screen name="promotions/[taskId]" />
          </Stack.Protected>
          <Stack.Protected guard={!signedIn}>
            <Stack.Screen name="sign-in" />
          </Stack.Protected>
        </Stack>
      </CareBanner>
      {signedIn && (
        <Toasts>
          <NeedsYouWatch />
          <NewOrderWatch />
          <ToolsWatch />
        </Toasts>
      )}
      {signedIn && !isLocked && <UpdateNoteWatch />}
      {/* The lock has one of its own. */}
      {signedIn && !isLocked && <WedgeCatcher />}
    </LocaleProvider>
  )
}

/**
 * Whether the first screen can be drawn. Not by `useStore`: what an outer store changes is drawn with all its effects before
 * anything is painted, and those of a whole screen take a slow device a tenth of a second.
 */
function useIsReady(): boolean {
  const { isReady } = useDeviceState().firstScreen
  const [isSeen, setSeen] = useState(isReady.getState)
  useEffect(() => {
    const look = () => setSeen(isReady.getState())
    const stop = isReady.subscribe(look)
    // It may have become so since this was drawn.
    queueMicrotask(look)
    return stop
  }, [isReady])
  return isSeen
}
