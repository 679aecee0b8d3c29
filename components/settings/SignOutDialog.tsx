import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'

export function SignOutDialog({ storeName, onStay }: { storeName: string; onStay: () => void }) {
  const { t } = useWords()
  const { session } = useDeviceState()
  return (
    <Dialog
      title={t('settings.signOutQuestion', { store: storeName })}
      text={t('settings.signOutHint')}
      onDismiss={onStay}
    >
      <Button kind="danger" title={t('settings.signOut')} onPress={() => void session.end()} />
      <Button kind="plain" title={t('settings.stay')} onPress={onStay} />
    </Dialog>
  )
}
