import { createElement } from 'react'
import { StyleSheet, type ViewStyle } from 'react-native'
import { useDirection } from '@/components/words/useWords'
import { type BoxProps } from './boxProps'
import { compileStyles } from './compileStyles'

/**
 * The same in a browser, as one element of the page. A view of React Native for the web is ready to be touched, measured
 * and moved, each time anew; a scan draws two dozen of them, and none of that is needed.
 */
export function Box({ style, children, ...rest }: BoxProps) {
  const [className, inline] = compileStyles([styles.box$raw, style], { writingDirection: useDirection() })
  return createElement('div', { ...rest, className, style: inline ?? undefined }, children)
}

/**
 * As a view is laid out, but it is nobody's ground: what stands at a place of its own does so in the view around it.
 * By the end of its name React Native for the web knows what every style of one's own goes before, `flex` as well.
 */
const styles = StyleSheet.create({
  box$raw: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    border: '0 solid',
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
  } as ViewStyle,
})
