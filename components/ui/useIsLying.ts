import { useWindowDimensions } from 'react-native'

/** Below this height two things no longer fit one above the other. */
const LOW = 480

/** A handheld that lies on its side: wide and low, so things stand side by side. */
export function useIsLying(): boolean {
  const { width, height } = useWindowDimensions()
  return height < LOW && width > height
}
