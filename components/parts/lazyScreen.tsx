import { lazy, Suspense, type ComponentType } from 'react'
import { Loading } from '@/components/ui/Loading'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'

/**
 * A screen that pickers do not need: a browser loads it when somebody opens it, so that the first order does not wait
 * for it. The files of the app are kept for when there is no signal, this one too.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(load)
  return function LazyScreen(props: Props) {
    return (
      <Suspense fallback={<WaitingScreen />}>
        <Later {...props} />
      </Suspense>
    )
  }
}

function WaitingScreen() {
  const { t } = useWords()
  return (
    <Screen title={t('action.loading')}>
      <Loading label={t('action.loading')} />
    </Screen>
  )
}
