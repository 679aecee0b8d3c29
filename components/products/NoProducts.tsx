import { findProblem } from '@/api/problem'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type FoundProducts } from './foundProducts'

/** Why there is nothing to see: not yet, not now, or there is none. */
export function NoProducts({ found, isLoading }: { found: FoundProducts; isLoading: boolean }) {
  const { t } = useWords()
  if (isLoading) return <Loading label={t('products.loading')} />
  if (found.error !== null) {
    return (
      <Message title={t('products.failed')} text={problemWords(t, findProblem(found.error))} alert>
        <Button title={t('action.retry')} onPress={found.retry} />
      </Message>
    )
  }
  return <Message title={t('products.empty')} text={t('products.emptyHint')} />
}
