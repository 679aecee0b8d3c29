import { Pressable, View } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { disabledOpacity, radius, space, touch } from '@/components/theme/measures'
import { themed, useColors, useGrounds } from '@/components/theme/theme'
import { useWords } from '@/components/words/useWords'
import { Spinner } from './Spinner'
import { Text } from './Text'

/** `onStop`: on a ground that fills the screen with a colour of its own. */
type ButtonKind = 'primary' | 'plain' | 'danger' | 'dangerSoft' | 'onStop'

type Look = { ground: keyof Colors; pressed: keyof Colors; words: keyof Colors }

const looks: Record<ButtonKind, Look> = {
  primary: { ground: 'brand', pressed: 'brandPressed', words: 'onBrand' },
  plain: { ground: 'plain', pressed: 'plainPressed', words: 'ink' },
  danger: { ground: 'notFound', pressed: 'notFoundPressed', words: 'onNotFound' },
  onStop: { ground: 'surface', pressed: 'plainPressed', words: 'ink' },
  dangerSoft: { ground: 'notFoundSoft', pressed: 'notFoundSoftPressed', words: 'notFound' },
}

type ButtonProps = {
  title: string
  onPress: () => void
  kind?: ButtonKind
  disabled?: boolean
  /** Something is under way: the button keeps its size, says so, and takes no second press. */
  busy?: boolean
  /** How much of a row it takes beside others. */
  grow?: number
}

export function Button({
  title,
  onPress,
  kind = 'primary',
  disabled = false,
  busy = false,
  grow,
}: ButtonProps) {
  const styles = useStyles()
  const colors = useColors()
  const grounds = useGrounds()
  const words = useWords()
  const look = looks[kind]
  const inert = disabled || busy

  return (
    <Pressable
      role="button"
      aria-label={busy ? `${title}, ${words.t('action.working')}` : title}
      aria-disabled={inert}
      aria-busy={busy}
      disabled={inert}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        grow === undefined ? styles.full : { flexGrow: grow },
        grounds[pressed ? look.pressed : look.ground],
        disabled && styles.disabled,
      ]}
    >
      <View style={busy && styles.hidden}>
        <Text variant="button" tone={look.words} align="center">
          {title}
        </Text>
      </View>
      {busy && <Spinner color={colors[look.words]} style={styles.spinner} />}
    </Pressable>
  )
}

const useStyles = themed(() => ({
  button: {
    minHeight: touch.primary,
    borderRadius: radius.button,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    alignItems: 'center',
    justifyContent: 'center',
    // Beside another button the longer word may take more room, but neither may push the other off the screen.
    flexBasis: 'auto',
    flexShrink: 1,
  },
  full: { alignSelf: 'stretch' },
  disabled: { opacity: disabledOpacity },
  hidden: { opacity: 0 },
  spinner: { position: 'absolute' },
}))
