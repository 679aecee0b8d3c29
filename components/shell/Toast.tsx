import { type ReactNode } from 'react'
import { Pressable, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { bar, pressedOpacity, radius, space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'

/** Long enough to look up from a shelf, short enough not to hide anything for long. */
export const TOAST_MS = 6_000

/** Where toasts appear, one below the other. */
export function Toasts({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  return <View style={[styles.place, { top: insets.top + bar.height }]}>{children}</View>
}

type ToastProps = {
  text: string
  isUrgent?: boolean
  /** To what it speaks of. Without it a toast takes no touch: whoever taps what lies below it means that. */
  onPress?: () => void
}

/** A sentence over whatever screen is open. */
export function Toast({ text, isUrgent = false, onPress }: ToastProps) {
  const styles = useStyles()
  const sentence = (
    <Text variant="banner" tone={isUrgent ? 'onNotFound' : 'onBanner'} align="center" alert={isUrgent}>
      {text}
    </Text>
  )
  return (
    <View
      role="status"
      aria-live="polite"
      style={[styles.toast, isUrgent && styles.urgent, onPress === undefined && styles.untouched]}
    >
      {onPress === undefined ? (
        sentence
      ) : (
        <Pressable
          role="button"
          aria-label={text}
          onPress={onPress}
          style={({ pressed }) => [styles.press, pressed && styles.pressed]}
        >
          {sentence}
        </Pressable>
      )}
    </View>
  )
}

const useStyles = themed((colors) => ({
  place: { position: 'absolute', start: 0, end: 0, alignItems: 'center', pointerEvents: 'box-none' },
  toast: {
    margin: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.round,
    backgroundColor: colors.banner,
  },
  untouched: { pointerEvents: 'none' },
  press: { minHeight: touch.min, justifyContent: 'center' },
  pressed: { opacity: pressedOpacity },
  urgent: { backgroundColor: colors.notFound },
}))
