import { type ReactNode } from 'react'
import { Platform, StyleSheet, Text as NativeText, type StyleProp, type TextStyle } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { useTextSize } from '@/components/theme/comfort'
import { useColors } from '@/components/theme/theme'
import { deviceScaleWithin, typeAt, type TypeVariant } from '@/components/theme/type'
import { useDirection } from '@/components/words/useWords'

type TextProps = {
  variant?: TypeVariant
  /** What the text means, as a colour. */
  tone?: keyof Colors
  /** Marks a heading for screen readers, by its depth on the page. */
  heading?: 1 | 2 | 3
  align?: 'start' | 'center'
  lines?: number
  /** Read out at once when it appears: for what went wrong. */
  alert?: boolean
  selectable?: boolean
  nativeID?: string
  style?: StyleProp<TextStyle>
  children: ReactNode
}

/** The only text there is: sizes, weights, colours and direction come with it. */
export function Text({
  variant = 'body',
  tone = 'ink',
  heading,
  align = 'start',
  lines,
  alert,
  style,
  ...rest
}: TextProps) {
  const colors = useColors()
  const direction = useDirection()
  const size = useTextSize()
  return (
    <NativeText
      {...rest}
      {...(heading === undefined ? {} : { role: 'heading', 'aria-level': heading })}
      {...(alert ? { role: 'alert', 'aria-live': 'assertive' } : {})}
      numberOfLines={lines}
      maxFontSizeMultiplier={deviceScaleWithin(size)}
      style={[
        typeAt(variant, size),
        { color: colors[tone] },
        align === 'center' ? styles.center : startAlign(direction),
        // Spaced letters tear Arabic words apart.
        direction === 'rtl' && styles.joined,
        style,
      ]}
    />
  )
}

/**
 * In a browser each text finds its own direction, so an English product name would stand on the left of an Arabic
 * page. Its letters keep their direction, its place follows the page. Devices do that by themselves.
 */
function startAlign(direction: 'ltr' | 'rtl'): TextStyle | undefined {
  if (Platform.OS !== 'web') return undefined
  return direction === 'rtl' ? styles.right : styles.left
}

const styles = StyleSheet.create({
  center: { textAlign: 'center' },
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
  joined: { letterSpacing: 0 },
})
