import { type ReactNode } from 'react'
import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { bar, radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'

/** Long enough to look up from a shelf, short enough not to hide anything for long. */
export const TOAST_MS = 6_000

/** Where toasts appear, one below the other. Takes no touch: whoever taps what lies below it means that. */
export function Toasts({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  return <View style={[styles.place, { top: insets.top + bar.height }]}>{children}</View>
}

/** A sentence over whatever screen is open. */
export function Toast({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  const styles = useStyles()
  return (
    <View role="status" aria-live="polite" style={[styles.toast, isUrgent && styles.urgent]}>
      <Text variant="banner" tone={isUrgent ? 'onNotFound' : 'onBanner'} align="center" alert={isUrgent}>
        {text}
      </Text>
    </View>
  )
}

const useStyles = themed((colors) => ({
  place: { position: 'absolute', start: 0, end: 0, alignItems: 'center', pointerEvents: 'none' },
  toast: {
    margin: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.round,
    backgroundColor: colors.banner,
  },
  urgent: { backgroundColor: colors.notFound },
}))
