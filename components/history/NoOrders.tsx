import { View } from 'react-native'
import { findProblem } from '@/api/problem'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Progress } from '@/components/ui/Progress'
import { Text } from '@/components/ui/Text'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type History } from './useHistory'

type NoOrdersProps = {
  history: History
  /** The code as somebody typed it. */
  typed: string
  /** Where only some states were searched: how to search all of them. */
  onSearchAll: (() => void) | undefined
}

/** Why there is no order to see, yet or at all. */
export function NoOrders({ history, typed, onSearchAll }: NoOrdersProps) {
  const { t } = useWords()
  const { error, isFetching, isLoaded, isSearch, isSeeking, moreFailed, loaded } = history
  const code = typed.trim()

  if (moreFailed || (!isLoaded && error !== null)) {
    const retry = moreFailed ? history.loadMore : history.refetch
    const title = moreFailed && isSearch ? t('history.stopped', { code }) : t('orders.failed')
    return (
      <Message title={title} text={problemWords(t, findProblem(error))} alert>
        <Button title={t('action.retry')} busy={isFetching} onPress={() => void retry()} />
      </Message>
    )
  }
  if (isSeeking && isSearch) return <Seeking code={code} done={loaded} of={history.total} />
  if (!isLoaded || isSeeking) return <Loading label={t('orders.loading')} />
  if (!isSearch) return <Message title={t('history.empty')} text={t('history.emptyHint')} />
  return (
    <Message title={t('history.notFound', { code })} text={t('history.notFoundHint', { count: loaded })}>
      {onSearchAll && <Button kind="plain" title={t('history.searchAll')} onPress={onSearchAll} />}
    </Message>
  )
}

function Seeking({ code, done, of }: { code: string; done: number; of: number | undefined }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const words =
    of === undefined
      ? t('history.searched', { count: done })
      : t('history.searchedOf', { count: of, done: format.number(done) })
  return (
    <View style={styles.seeking}>
      <Loading label={t('history.seeking', { code })} />
      {of !== undefined && <Progress done={done} of={of} label={words} />}
      <Text variant="sub" tone="muted" align="center">
        {words}
      </Text>
    </View>
  )
}

const useStyles = themed(() => ({ seeking: { gap: space.s } }))
