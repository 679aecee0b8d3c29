import { AppState } from 'react-native'
import { type IdleLock } from './idleLock'
import { type People } from './people'

/** What has to be done when the app leaves the front and when it comes back. Returns how to stop. */
export function watchSleep(people: Pick<People, 'keepWaits'>, idleLock: Pick<IdleLock, 'look'>): () => void {
  const subscription = AppState.addEventListener('change', (state) => {
    if (state === 'active') idleLock.look()
    else void people.keepWaits()
  })
  return () => subscription.remove()
}
