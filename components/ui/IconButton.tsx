import { type ReactNode } from 'react'
import { Pressable } from 'react-native'
import { pressedOpacity, radius, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'

/** A picture to press. The label says in words what the picture says. */
export function IconButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: ReactNode
}) {
  const styles = useStyles()
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.button, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  )
}

const useStyles = themed((colors) => ({
  button: {
    minWidth: touch.min,
    minHeight: touch.min,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: pressedOpacity, backgroundColor: colors.plainPressed },
}))
