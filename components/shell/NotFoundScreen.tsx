import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'

export function NotFoundScreen({ onHome }: { onHome: () => void }) {
  const { t } = useWords()
  return (
    <Screen title={t('notFound.title')}>
      <Message title={t('notFound.text')}>
        <Button title={t('notFound.home')} onPress={onHome} />
      </Message>
    </Screen>
  )
}
