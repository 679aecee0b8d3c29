import { StyleSheet, Text as NativeText } from 'react-native'
import { useTextSize } from '@/components/theme/comfort'
import { useInks } from '@/components/theme/theme'
import { deviceScaleWithin, typeAt } from '@/components/theme/type'
import { useDirection } from '@/components/words/useWords'
import { type TextProps } from './textProps'

/** The only text there is: sizes, weights, colours and direction come with it. */
export function Text({
  variant = 'body',
  tone = 'ink',
  heading,
  align = 'start',
  lines,
  alert,
  inside: _,
  style,
  ...rest
}: TextProps) {
  const inks = useInks()
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
        inks[tone],
        align === 'center' && styles.center,
        // Spaced letters tear Arabic words apart.
        direction === 'rtl' && styles.joined,
        style,
      ]}
    />
  )
}

const styles = StyleSheet.create({ center: { textAlign: 'center' }, joined: { letterSpacing: 0 } })
