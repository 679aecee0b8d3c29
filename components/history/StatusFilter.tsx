import { Pressable, View } from 'react-native'
import { type HistoryFilter } from '@/api/history'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'

const FILTERS: readonly HistoryFilter[] = ['all', 'out', 'delivered', 'cancelled']

type StatusFilterProps = { chosen: HistoryFilter; onChoose: (filter: HistoryFilter) => void }

/** One of a few, side by side and wrapping; the chosen one is marked by its frame and weight as well as by colour. */
export function StatusFilter({ chosen, onChoose }: StatusFilterProps) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View role="radiogroup" aria-label={t('history.filter')} style={styles.filters}>
      {FILTERS.map((filter) => {
        const checked = filter === chosen
        return (
          <Pressable
            key={filter}
            role="radio"
            aria-label={t(`history.show.${filter}`)}
            aria-checked={checked}
            onPress={() => onChoose(filter)}
            style={({ pressed }) => [styles.filter, checked && styles.checked, pressed && styles.pressed]}
          >
            <Text variant={checked ? 'strong' : 'body'} tone={checked ? 'brand' : 'ink'} align="center">
              {t(`history.show.${filter}`)}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const useStyles = themed((colors) => ({
  filters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  filter: {
    minHeight: touch.min,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.button,
    borderWidth: stroke.strong,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  checked: { borderColor: colors.brand, backgroundColor: colors.brandSoft },
  pressed: { backgroundColor: colors.plainPressed },
}))
