import { type ReactNode } from 'react'
import { type StyleProp, type TextStyle } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { type TypeVariant } from '@/components/theme/type'

export type TextProps = {
  variant?: TypeVariant
  /** What the text means, as a colour. */
  tone?: keyof Colors
  /** Marks a heading for screen readers, by its depth on the page. */
  heading?: 1 | 2 | 3
  align?: 'start' | 'center'
  lines?: number
  /** Read out at once when it appears: for what went wrong. */
  alert?: boolean
  /** A part of a text around it, in another look. */
  inside?: boolean
  selectable?: boolean
  nativeID?: string
  style?: StyleProp<TextStyle>
  children: ReactNode
}
