import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'

/** Forgets what was written, and asks first. */
export function StartOver({ onForget }: { onForget: () => void }) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  const forget = () => {
    setAsked(false)
    onForget()
  }
  return (
    <>
      <Button kind="dangerSoft" title={t('promotions.startOver')} onPress={() => setAsked(true)} />
      {isAsked && (
        <Dialog title={t('promotions.startOverQuestion')} onDismiss={() => setAsked(false)}>
          <Button kind="danger" title={t('promotions.startOver')} onPress={forget} />
          <Button kind="plain" title={t('action.cancel')} onPress={() => setAsked(false)} />
        </Dialog>
      )}
    </>
  )
}
