import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { usePeople } from '@/state/people/usePeople'
import { useUnsentTasks } from '@/state/tools/useTools'

export function SignOutDialog({ storeName, onStay }: { storeName: string; onStay: () => void }) {
  const { t } = useWords()
  const { session } = useDeviceState()
  const { waiting } = useOwnCommands()
  const changes = useUnsentTasks().length
  const isShared = usePeople().kind === 'shared'
  const notSent = [
    ...(waiting.length > 0 ? [t('settings.notSent', { count: waiting.length })] : []),
    ...(changes > 0 ? [t('settings.changesNotSent', { count: changes })] : []),
  ]
  return (
    <Dialog
      title={t('settings.signOutQuestion', { store: storeName })}
      text={[...notSent, t(isShared ? 'people.sharedHint' : 'settings.signOutHint')].join(' ')}
      onDismiss={onStay}
    >
      <Button kind="danger" title={t('settings.signOut')} onPress={() => void session.end()} />
      <Button kind="plain" title={t('settings.stay')} onPress={onStay} />
    </Dialog>
  )
}
