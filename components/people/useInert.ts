import { useRef, type RefObject } from 'react'
import { type View } from 'react-native'

/** On a device a view that takes no touch and hides its descendants can be reached in no other way. */
export function useInert(_isInert: boolean): RefObject<View | null> {
  return useRef<View>(null)
}
