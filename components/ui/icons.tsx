import { View } from 'react-native'
import { radius, space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { useDirection } from '@/components/words/useWords'

/** Drawn from boxes, so that the app needs no font of icons for two of them. */
export function BackIcon() {
  const styles = useStyles()
  const pointsRight = useDirection() === 'rtl'
  return <View style={[styles.chevron, pointsRight ? styles.turnedRight : styles.turnedLeft]} />
}

export function MenuIcon() {
  const styles = useStyles()
  return (
    <View style={styles.dots}>
      <View style={styles.dot} />
      <View style={styles.dot} />
      <View style={styles.dot} />
    </View>
  )
}

const useStyles = themed((colors) => ({
  chevron: {
    width: space.m,
    height: space.m,
    borderColor: colors.ink,
    borderTopWidth: stroke.strong + stroke.hair,
    borderStartWidth: stroke.strong + stroke.hair,
  },
  turnedLeft: { transform: [{ rotate: '-45deg' }] },
  turnedRight: { transform: [{ rotate: '45deg' }] },
  dots: { gap: space.xs },
  dot: {
    width: space.xs + space.xxs,
    height: space.xs + space.xxs,
    borderRadius: radius.round,
    backgroundColor: colors.ink,
  },
}))
