import { focusManager } from '@tanstack/react-query'
import { AppState, Platform } from 'react-native'

/** Browsers tell Query themselves when nobody looks; on a device the app's state does. Returns how to stop. */
export function pauseInBackground(): () => void {
  if (Platform.OS === 'web') return () => undefined
  const subscription = AppState.addEventListener('change', (state) =>
    focusManager.setFocused(state === 'active'),
  )
  return () => subscription.remove()
}
