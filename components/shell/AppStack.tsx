import { LocaleProvider, Stack } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { useEffect } from 'react'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { useColors } from '@/components/theme/theme'
import { useDirection } from '@/components/words/useWords'
import { useSession } from '@/state/session/useSession'
import { NeedsYouWatch } from './NeedsYouWatch'
import { NewOrderWatch } from './NewOrderWatch'
import { Toasts } from './Toast'
import { ToolsWatch } from './ToolsWatch'

/** Which screens exist depends on whether somebody is signed in; a link to any other leads to the first that exists. */
export function AppStack() {
  const session = useSession()
  const colors = useColors()
  const direction = useDirection()
  const restoring = session.kind === 'restoring'
  const signedIn = session.kind === 'signed-in'

  useEffect(() => {
    if (!restoring) SplashScreen.hide()
  }, [restoring])

  if (restoring) return null
  return (
    <LocaleProvider direction={direction}>
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colors.background } }}>
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
      {signedIn && (
        <Toasts>
          <NeedsYouWatch />
          <NewOrderWatch />
          <ToolsWatch />
        </Toasts>
      )}
      {signedIn && <WedgeCatcher />}
    </LocaleProvider>
  )
}
