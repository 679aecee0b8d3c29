import { View } from 'react-native'
import { type BoxProps } from './boxProps'

/** Places what is in it, and nothing more: for what is drawn anew at every scan. */
export function Box(props: BoxProps) {
  return <View {...props} />
}
