import { View } from 'react-native'
import { radius, space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { frameShare } from './panelMeasures'

/** Where to hold the code. A dark and a light line, so that one of them is seen on any picture. */
export function TargetFrame() {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.place}>
      <View style={styles.outer}>
        <View style={styles.inner} />
      </View>
      <View style={styles.hint}>
        <Text variant="label" tone="onBanner" align="center">
          {t('scan.aim')}
        </Text>
      </View>
    </View>
  )
}

const useStyles = themed((colors) => ({
  // In the very middle of the picture: of two codes in view, the one nearest to it is read.
  place: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  outer: {
    width: frameShare.width,
    height: frameShare.height,
    borderRadius: radius.m,
    borderWidth: stroke.strong,
    borderColor: colors.ink,
  },
  inner: {
    flexGrow: 1,
    borderRadius: radius.m - stroke.strong,
    borderWidth: stroke.strong,
    borderColor: colors.surface,
  },
  hint: {
    position: 'absolute',
    bottom: space.s,
    maxWidth: '100%',
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.round,
    backgroundColor: colors.banner,
  },
}))
