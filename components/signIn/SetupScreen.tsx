import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { useSession } from '@/state/session/useSession'
import { attemptWords } from './attemptWords'
import { ConfirmSetup } from './ConfirmSetup'
import { useSignIn } from './useSignIn'
import { useTypedName } from './useTypedName'

/** What a set-up link opens. `onLeave` goes on to wherever this device now belongs. */
export function SetupScreen({ link, onLeave }: { link: string; onLeave: () => void }) {
  const { t } = useWords()
  const session = useSession()
  const { attempt, signIn } = useSignIn()
  const name = useTypedName()
  const verdict = parseSetupCode(link, useDeviceState().ports.homeAddress)

  if (verdict.kind !== 'ok') {
    return (
      <Screen title={t('setup.title')}>
        <Message title={t('setup.broken')} text={t(`signIn.codeFault.${verdict.kind}`)} alert>
          <Button title={t('setup.refuse')} onPress={onLeave} kind="plain" />
        </Message>
      </Screen>
    )
  }

  async function confirm(picker: string) {
    if (verdict.kind === 'ok' && (await signIn(verdict.setup, picker)) === 'signed-in') onLeave()
  }

  return (
    <ConfirmSetup
      setup={verdict.setup}
      name={name}
      currentStore={session.kind === 'signed-in' ? session.workplace.storeName : undefined}
      busy={attempt.kind === 'under-way'}
      fault={attempt.kind === 'failed' ? attemptWords(t, attempt.problem) : undefined}
      onConfirm={(picker) => void confirm(picker)}
      onRefuse={onLeave}
    />
  )
}
