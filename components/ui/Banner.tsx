import { type ReactNode } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

type BannerProps = {
  text: string | undefined
  /** What it holds brings a height of its own: a button. */ isTall?: boolean
  children?: ReactNode
}

/** A strip above everything: something holds for the whole screen, and work goes on. */
export function Banner({ text, isTall = false, children }: BannerProps) {
  const styles = useStyles()
  return (
    <View style={[styles.banner, isTall && styles.tall]} role="status" aria-live="polite">
      <Text variant="banner" tone="onBanner" style={styles.text}>
        {text}
      </Text>
      {children}
    </View>
  )
}

const useStyles = themed((colors) => ({
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s + space.xxs,
    backgroundColor: colors.banner,
  },
  tall: { paddingVertical: 0 },
  text: { flex: 1 },
}))
