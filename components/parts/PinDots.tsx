import { View } from 'react-native'
import { radius, space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { useWords } from '@/components/words/useWords'
import { LONGEST_PIN } from '@/domain/people/pin'

const PLACES = Array.from({ length: LONGEST_PIN }, (_, place) => place)

/** How many digits are typed, and never which: neither for eyes over a shoulder nor for ears. */
export function PinDots({ typed }: { typed: number }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View role="img" aria-label={t('people.typed', { count: typed })} style={styles.dots}>
      {PLACES.map((place) => (
        <View key={place} style={[styles.dot, place < typed && styles.filled]} />
      ))}
    </View>
  )
}

const useStyles = themed((colors) => ({
  // They fill as digits are written, from left to right.
  dots: {
    direction: 'ltr',
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.m,
    paddingVertical: space.xs,
  },
  dot: {
    width: space.l,
    height: space.l,
    borderRadius: radius.round,
    borderWidth: stroke.strong,
    borderColor: colors.outline,
  },
  filled: { backgroundColor: colors.brand, borderColor: colors.brand },
}))
