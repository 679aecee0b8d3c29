import { Image, View, type ImageSourcePropType } from 'react-native'
import { picture, radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'

const icon: ImageSourcePropType = require('@/assets/icon.png')

/** The product's picture and name. */
export function BrandMark() {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.row}>
      <Image source={icon} style={styles.icon} aria-hidden />
      <View style={styles.words}>
        <Text variant="brand" heading={1}>
          {t('app.name')}
        </Text>
        <Text variant="sub" tone="muted">
          {t('app.purpose')}
        </Text>
      </View>
    </View>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flexShrink: 1 },
  icon: { width: picture.small + space.l, height: picture.small + space.l, borderRadius: radius.card },
}))
