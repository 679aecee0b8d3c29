import { View } from 'react-native'
import { radius, rangeBar, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderLine } from '@/domain/contract/order'
import { rangeOf } from '@/domain/picking/weigh'

/** The allowed range takes this part of the bar, in the middle; what lies outside has the ends. */
const SHARE = 0.6
const START = (1 - SHARE) / 2

type WeightRangeProps = {
  line: OrderLine
  weightKg: number | undefined
  /** Ends beside the bar instead of below it, where height is scarce. */
  isFlat: boolean
}

/** Between which weights the item may be, and where this one lies. Says in words what it shows. */
export function WeightRange({ line, weightKg, isFlat }: WeightRangeProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { least, most } = rangeOf(line)
  const from = t('order.weight', { weight: format.weight(least) })
  const to = t('order.weight', { weight: format.weight(most) })
  const end = (words: string) => (
    <Text variant="sub" tone="muted">
      {words}
    </Text>
  )
  const track = (
    <View style={[styles.track, isFlat && styles.flatTrack]} aria-hidden>
      <View style={[styles.allowed, { start: `${START * 100}%`, width: `${SHARE * 100}%` }]} />
      {weightKg !== undefined && (
        <View style={[styles.mark, { start: `${placeOf(weightKg, least, most) * 100}%` }]} />
      )}
    </View>
  )
  if (isFlat) {
    return (
      <View style={styles.flat}>
        {end(from)}
        {track}
        {end(to)}
      </View>
    )
  }
  return (
    <View style={styles.range}>
      {track}
      <View style={styles.ends}>
        {end(from)}
        {end(to)}
      </View>
    </View>
  )
}

function placeOf(weightKg: number, least: number, most: number): number {
  const span = most - least
  const within = span > 0 ? (weightKg - least) / span : weightKg < least ? -1 : weightKg > most ? 2 : 0.5
  return Math.min(Math.max(START + within * SHARE, 0), 1)
}

const useStyles = themed((colors) => ({
  range: { gap: space.s },
  track: { height: rangeBar.height, borderRadius: radius.s, backgroundColor: colors.track },
  flat: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  flatTrack: { flex: 1 },
  allowed: {
    position: 'absolute',
    height: rangeBar.height,
    borderRadius: radius.s,
    backgroundColor: colors.brandSoft,
  },
  mark: {
    position: 'absolute',
    top: (rangeBar.height - rangeBar.markHeight) / 2,
    marginStart: -rangeBar.markWidth / 2,
    width: rangeBar.markWidth,
    height: rangeBar.markHeight,
    borderRadius: radius.s,
    backgroundColor: colors.brand,
  },
  ends: { flexDirection: 'row', justifyContent: 'space-between', gap: space.m },
}))
