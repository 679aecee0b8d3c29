import { Pressable } from 'react-native'
import { pressedOpacity, radius, space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'

type PanelButtonProps = {
  title: string
  label: string
  onPress: () => void
  /** Makes it a switch that says which way it stands. */
  checked?: boolean
}

/** A button on top of a picture that may be dark or bright: it brings its own ground. */
export function PanelButton({ title, label, onPress, checked }: PanelButtonProps) {
  const styles = useStyles()
  const state =
    checked === undefined ? { role: 'button' as const } : { role: 'switch' as const, 'aria-checked': checked }
  return (
    <Pressable
      {...state}
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.button, checked === true && styles.checked, pressed && styles.pressed]}
    >
      <Text variant="label" tone={checked === true ? 'onBrand' : 'onBanner'}>
        {title}
      </Text>
    </Pressable>
  )
}

const useStyles = themed((colors) => ({
  button: {
    minWidth: touch.min,
    minHeight: touch.min,
    paddingHorizontal: space.l,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.banner,
  },
  checked: { backgroundColor: colors.brand },
  pressed: { opacity: pressedOpacity },
}))
