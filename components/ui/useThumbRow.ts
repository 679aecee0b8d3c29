import { type ViewStyle } from 'react-native'
import { useHand } from '@/components/theme/comfort'
import { useDirection } from '@/components/words/useWords'

/**
 * A row whose last part, what is done all day, lies under the thumb. A thumb has no reading direction: in Arabic too,
 * whoever holds the device in the right hand finds it on the right.
 */
export function useThumbRow(): Pick<ViewStyle, 'flexDirection'> {
  const hand = useHand()
  const endsRight = useDirection() === 'ltr'
  return { flexDirection: endsRight === (hand === 'right') ? 'row' : 'row-reverse' }
}
