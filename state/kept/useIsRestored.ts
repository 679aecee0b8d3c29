import { useStore } from 'zustand'
import { useDeviceState } from '@/state/deviceState'

/** Without a network the service fails before the disk has answered: who has nothing to show waits for both. */
export function useIsRestored(): boolean {
  return useStore(useDeviceState().keptReads, ({ isRestored }) => isRestored)
}
