import { useStore } from 'zustand'
import { type Preferences } from '@/domain/setup/preferences'
import { useDeviceState } from '@/state/deviceState'

export function usePreferences(): Preferences {
  return useStore(useDeviceState().settings.store)
}
