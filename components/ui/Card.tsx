import { type ReactNode } from 'react'
import { Pressable, type StyleProp, type ViewStyle } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { radius, space, stroke } from '@/components/theme/measures'
import { themed, useColors, useGrounds } from '@/components/theme/theme'
import { Box } from './Box'
import { deviceLabel } from './Spoken'

/** What the coloured side of a card says. Never alone: the words beside it say the same. */
export type CardEdge = 'inCart' | 'notFound' | 'replaced' | 'addition' | 'late'

type CardProps = {
  edge?: CardEdge
  ground?: Extract<keyof Colors, 'surface' | 'additionSoft'>
  /** Makes the whole card one button; it is called by what it holds, on devices by a label if it has one. */
  onPress?: () => void
  label?: string
  style?: StyleProp<ViewStyle>
  children: ReactNode
}

export function Card({ edge, ground = 'surface', onPress, label, style, children }: CardProps) {
  const styles = useStyles()
  const colors = useColors()
  const grounds = useGrounds()
  const look = [
    styles.card,
    grounds[ground],
    ground !== 'surface' && styles.borderless,
    edge !== undefined && [styles.edged, { borderStartColor: colors[edge] }],
    style,
  ]
  if (onPress === undefined) return <Box style={look}>{children}</Box>

  return (
    <Pressable
      role="button"
      aria-label={deviceLabel(label)}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && grounds.plainPressed]}
    >
      {children}
    </Pressable>
  )
}

const useStyles = themed((colors) => ({
  card: {
    borderRadius: radius.card,
    borderWidth: stroke.hair,
    borderColor: colors.line,
    padding: space.m + space.xxs,
  },
  borderless: { borderColor: 'transparent' },
  // The edge takes its room from the padding, so that words in all cards stand in one line.
  edged: { borderStartWidth: stroke.edge, paddingStart: space.m + space.xxs - stroke.edge + stroke.hair },
}))
