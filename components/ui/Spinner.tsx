import {
  ActivityIndicator,
  View,
  type ActivityIndicatorProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native'

type SpinnerProps = Pick<ActivityIndicatorProps, 'color' | 'size'> & { style?: StyleProp<ViewStyle> }

/** Turns while something is awaited. The words beside it say what, so screen readers pass it by. */
export function Spinner({ style, ...look }: SpinnerProps) {
  return (
    <View aria-hidden style={style}>
      <ActivityIndicator {...look} />
    </View>
  )
}
