import { type CSSProperties } from 'react'
import { StyleSheet, type StyleProp, type TextStyle, type ViewStyle } from 'react-native'

export type Compiled = readonly [className: string, inline: CSSProperties | null | undefined]

/** What React Native for the web does with the styles of an element; its types do not tell. */
export const compileStyles = StyleSheet as unknown as (
  styles: readonly StyleProp<TextStyle | ViewStyle>[],
  options: { writingDirection: 'ltr' | 'rtl' },
) => Compiled
