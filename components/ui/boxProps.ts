import { type ReactNode } from 'react'
import { type StyleProp, type ViewProps, type ViewStyle } from 'react-native'

export type BoxProps = Pick<
  ViewProps,
  'role' | 'aria-label' | 'aria-live' | 'aria-hidden' | 'aria-valuemin' | 'aria-valuemax' | 'aria-valuenow'
> & {
  style?: StyleProp<ViewStyle>
  children?: ReactNode
}
