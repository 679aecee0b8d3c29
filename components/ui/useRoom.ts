import { useWindowDimensions } from 'react-native'
import { useTextSize } from '@/components/theme/comfort'
import { shortScreen } from '@/components/theme/measures'
import { LARGEST_FONT_SCALE, textScales } from '@/components/theme/type'

/** Below this a larger text is no reason to leave anything out. */
const ENLARGED = 1.1

/** `short`: no room for what is only nice to see. `tight`: large text on top of it, so that a page does not fit as a whole. */
export type Room = 'ample' | 'short' | 'tight'

/** How much of a screen there is, for text of the size that somebody chose, here or on the device. */
export function useRoom(): Room {
  const { height, fontScale } = useWindowDimensions()
  const scale = Math.min(fontScale * textScales[useTextSize()], LARGEST_FONT_SCALE)
  if (height >= shortScreen * scale) return 'ample'
  return height < shortScreen && scale > ENLARGED ? 'tight' : 'short'
}
