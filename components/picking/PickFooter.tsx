import { Button } from '@/components/ui/Button'
import { useWords } from '@/components/words/useWords'
import { usePicking } from './PickContext'
import { useIsAllDone } from './useBoard'

/** The two things done all day, within reach of the thumb. */
export function PickFooter({ onReview }: { onReview: () => void }) {
  const { t } = useWords()
  const { actions, ui, routes } = usePicking()
  if (useIsAllDone()) {
    return (
      <>
        <Button kind="plain" title={t('picking.add')} onPress={() => routes.onAdd()} grow={1} />
        <Button title={t('picking.review')} onPress={onReview} grow={1.4} />
      </>
    )
  }
  return (
    <>
      <Button kind="dangerSoft" title={t('picking.notFound')} onPress={actions.nextNotFound} grow={1} />
      <Button
        title={t('picking.scan')}
        onPress={() => ui.setState(({ camera }) => ({ camera: !camera }))}
        grow={1.4}
      />
    </>
  )
}
