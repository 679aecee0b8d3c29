import { useEffect, useRef, useState } from 'react'
import { Animated, Pressable } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { disabledOpacity, radius, space, touch } from '@/components/theme/measures'
import { themed, useColors } from '@/components/theme/theme'
import { useWords } from '@/components/words/useWords'
import { Text } from './Text'

/** Longer than a bump with a crate, shorter than anybody minds. */
export const HOLD_MS = 900

/** A device that stands still for a second gets one step further, and hears next whether the finger is still there. */
const STEP_MS = 150

type HoldKind = 'primary' | 'danger'

const looks: Record<HoldKind, { ground: keyof Colors; filled: keyof Colors; words: keyof Colors }> = {
  primary: { ground: 'brand', filled: 'brandPressed', words: 'onBrand' },
  danger: { ground: 'notFound', filled: 'notFoundPressed', words: 'onNotFound' },
}

type HoldButtonProps = {
  /** Says that it is held: "Hold: ready for pickup". */
  title: string
  onHeld: () => void
  kind?: HoldKind
  disabled?: boolean
  busy?: boolean
  grow?: number
}

/** For what cannot be taken back: it fills while it is held, and lets go without doing anything. By keyboard too. */
export function HoldButton({
  title,
  onHeld,
  kind = 'primary',
  disabled = false,
  busy = false,
  grow,
}: HoldButtonProps) {
  const styles = useStyles()
  const colors = useColors()
  const { t } = useWords()
  const [held] = useState(() => new Animated.Value(0))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = looks[kind]
  const inert = disabled || busy

  const letGo = () => {
    clearTimeout(timer.current)
    held.stopAnimation()
    held.setValue(0)
  }
  const goOn = (stepsLeft: number) => {
    timer.current = setTimeout(() => {
      if (stepsLeft > 1) return goOn(stepsLeft - 1)
      letGo()
      onHeld()
    }, STEP_MS)
  }
  const hold = () => {
    letGo()
    Animated.timing(held, { toValue: 1, duration: HOLD_MS, useNativeDriver: false }).start()
    goOn(HOLD_MS / STEP_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Pressable
      role="button"
      aria-label={busy ? `${title}, ${t('action.working')}` : title}
      aria-disabled={inert}
      aria-busy={busy}
      disabled={inert}
      onPressIn={hold}
      onPressOut={letGo}
      style={[
        styles.button,
        grow === undefined ? styles.full : [styles.beside, { flexGrow: grow }],
        { backgroundColor: colors[look.ground] },
        inert && styles.disabled,
      ]}
    >
      <Animated.View
        style={[
          styles.fill,
          {
            backgroundColor: colors[look.filled],
            width: held.interpolate({ inputRange: [0, 1], outputRange: ['0%', '100%'] }),
          },
        ]}
      />
      <Text variant="button" tone={look.words} align="center">
        {title}
      </Text>
    </Pressable>
  )
}

const useStyles = themed(() => ({
  button: {
    minHeight: touch.hold,
    borderRadius: radius.button,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    flexShrink: 1,
  },
  full: { alignSelf: 'stretch' },
  // On a narrow screen its words take a second line, and the buttons do not take a second row.
  beside: { flexBasis: '52%' },
  fill: { position: 'absolute', top: 0, bottom: 0, start: 0 },
  disabled: { opacity: disabledOpacity },
}))
