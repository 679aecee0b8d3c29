import { View } from 'react-native'
import { type HistoryFilter } from '@/api/history'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { ChipChoices } from '@/components/ui/ChipChoices'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'

const FILTERS: readonly HistoryFilter[] = ['all', 'out', 'delivered', 'cancelled']

type HistoryHeadProps = {
  typed: string
  onType: (typed: string) => void
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

/** Scrolls away with the list: with large letters it would leave no room for one. */
export function HistoryHead({ typed, onType, filter, onFilter }: HistoryHeadProps) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.head}>
      <TextField
        kind="search"
        label={t('history.code')}
        value={typed}
        onChange={onType}
        // What is typed is searched for at once.
        onSubmit={() => undefined}
      />
      <ChipChoices
        label={t('history.filter')}
        choices={FILTERS.map((value) => ({ value, text: t(`history.show.${value}`) }))}
        chosen={filter}
        onChoose={onFilter}
      />
    </View>
  )
}

const useStyles = themed(() => ({ head: { gap: space.m, paddingBottom: space.m } }))
