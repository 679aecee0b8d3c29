import { useStore } from 'zustand'
import { useDeviceState } from '@/state/deviceState'
import { type KeptReads } from './keepReads'

/** Without a network the service fails before the disk has answered: who has nothing to show waits for both. */
export function useShownKept(): KeptReads['shown'] {
  return useStore(useDeviceState().keptReads, ({ shown }) => shown)
}
