import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Text } from '@/components/ui/Text'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type History } from './useHistory'

/** What stands below the last order: more is coming, could not come, can be asked for, or there is none. */
export function HistoryEnd({ history }: { history: History }) {
  const styles = useStyles()
  const { t } = useWords()
  const { hasMore, isSearch, isLoadingMore, moreFailed, error, loadMore } = history
  if (moreFailed) {
    return (
      <View style={styles.end}>
        <Notice text={`${t('history.moreFailed')} ${problemWords(t, findProblem(error))}`} />
        <Button title={t('action.retry')} busy={isLoadingMore} onPress={() => void loadMore()} />
      </View>
    )
  }
  if (hasMore) {
    // Reaching the end presses it too, but only once: after something went wrong it takes a hand.
    return (
      <View style={styles.end}>
        <Button
          kind="plain"
          title={t(isSearch ? 'history.searchOlder' : 'history.loadOlder')}
          busy={isLoadingMore}
          onPress={() => void loadMore()}
        />
      </View>
    )
  }
  return (
    <View style={styles.end}>
      <Text variant="sub" tone="muted" align="center">
        {t('history.end')}
      </Text>
    </View>
  )
}

const useStyles = themed(() => ({ end: { gap: space.m, paddingVertical: space.l } }))
