import { useLayoutEffect, useRef, type RefObject } from 'react'
import { type View } from 'react-native'
import { useDeviceState } from '@/state/deviceState'

/**
 * On a device a view that takes no touch and hides its descendants is still within reach of keys: they move the focus
 * and press what has it. So none of them reaches the screen; a PIN that is typed comes another way (`usePadKeys`).
 */
export function useInert(isInert: boolean): RefObject<View | null> {
  const { keys } = useDeviceState().ports
  useLayoutEffect(() => {
    if (!isInert) return
    keys.setLocked(true)
    return () => keys.setLocked(false)
  }, [isInert, keys])
  return useRef<View>(null)
}
