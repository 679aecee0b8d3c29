import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'

/** In place of what changes the store. The service refuses a picker, too. */
export function LeadOnly({ title, onBack }: { title: string; onBack: () => void }) {
  const { t } = useWords()
  return (
    <Screen title={title} onBack={onBack}>
      <Message title={t('tasks.leadOnly')} text={t('tasks.leadOnlyHint')} />
    </Screen>
  )
}
