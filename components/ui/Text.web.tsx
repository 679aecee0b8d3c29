import { createElement } from 'react'
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native'
import { useTextSize } from '@/components/theme/comfort'
import { useInks, useScheme } from '@/components/theme/theme'
import { typeAt } from '@/components/theme/type'
import { useDirection } from '@/components/words/useWords'
import { compileStyles, type Compiled } from './compileStyles'
import { type TextProps } from './textProps'

/**
 * The same in a browser, as one element of the page. The text of React Native for the web is made of five
 * components, each time with styles put together anew: texts are most of every screen, and a scan draws a dozen of them.
 */
export function Text({
  variant = 'body',
  tone = 'ink',
  heading,
  align = 'start',
  lines,
  alert,
  inside = false,
  selectable,
  nativeID,
  style,
  children,
}: TextProps) {
  const scheme = useScheme()
  const inks = useInks()
  const direction = useDirection()
  const size = useTextSize()

  const key = `${variant} ${tone} ${align} ${lines ?? 0} ${inside} ${selectable ?? ''} ${size} ${direction} ${scheme}`
  const look = () => [
    inside ? styles.inside : styles.text,
    lines !== undefined && (lines === 1 ? styles.oneLine : styles.fewLines),
    typeAt(variant, size),
    inks[tone],
    align === 'center' ? styles.center : direction === 'rtl' ? styles.right : styles.left,
    // Spaced letters tear Arabic words apart.
    direction === 'rtl' && styles.joined,
    selectable === true && styles.selectable,
  ]
  const [className, inline] =
    style === undefined || style === false
      ? known(key, look, direction)
      : compileStyles([look(), style], { writingDirection: direction })
  return createElement(
    heading === undefined ? (inside ? 'span' : 'div') : `h${heading}`,
    {
      className,
      id: nativeID,
      role: alert ? 'alert' : undefined,
      'aria-live': alert ? 'assertive' : undefined,
      style: lines !== undefined && lines > 1 ? { ...inline, WebkitLineClamp: lines } : (inline ?? undefined),
    },
    children,
  )
}

const compiled = new Map<string, Compiled>()

function known(key: string, look: () => StyleProp<TextStyle>[], writingDirection: 'ltr' | 'rtl'): Compiled {
  const found = compiled.get(key) ?? compileStyles(look(), { writingDirection })
  compiled.set(key, found)
  return found
}

const plain = { margin: 0, padding: 0, position: 'relative', boxSizing: 'border-box' } as const

const styles = StyleSheet.create({
  text: {
    ...plain,
    fontFamily: 'System',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
    // An English product name on an Arabic page keeps its own direction; its place follows the page.
    unicodeBidi: 'plaintext',
  } as TextStyle,
  inside: { ...plain, whiteSpace: 'inherit' } as TextStyle,
  oneLine: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    wordWrap: 'normal',
  } as TextStyle,
  fewLines: {
    display: '-webkit-box',
    maxWidth: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    WebkitBoxOrient: 'vertical',
  } as unknown as TextStyle,
  center: { textAlign: 'center' },
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
  joined: { letterSpacing: 0 },
  selectable: { userSelect: 'text' },
})
