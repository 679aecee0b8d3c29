import { useLayoutEffect, useRef, type RefObject } from 'react'
import { type View } from 'react-native'

/**
 * Nothing within can be seen, focused, found or pressed by keys, from the frame on in which the lock is drawn. What
 * had the focus gets it back afterwards.
 */
export function useInert(isInert: boolean): RefObject<View | null> {
  const view = useRef<View>(null)
  useLayoutEffect(() => {
    const element = view.current as unknown as HTMLElement | null
    if (!isInert || element === null) return
    const focused = document.activeElement
    element.inert = true
    element.style.visibility = 'hidden'
    return () => {
      element.inert = false
      element.style.visibility = ''
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
    }
  }, [isInert])
  return view
}
