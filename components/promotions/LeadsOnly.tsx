import { type ReactNode } from 'react'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { useSignedIn } from '@/state/session/useSession'

type LeadsOnlyProps = { title: string; onBack: () => void; children: ReactNode }

/** A picker who opens such an address is told who can help. */
export function LeadsOnly({ title, onBack, children }: LeadsOnlyProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  if (workplace.role === 'lead') return children
  return (
    <Screen title={title} onBack={onBack}>
      <Message title={t('promotions.leadOnly')} text={t('promotions.leadOnlyHint')} />
    </Screen>
  )
}
