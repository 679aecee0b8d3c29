import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { newsSince } from './releaseNotes'

type UpdateNoteProps = {
  /** The version that was used before. */
  seen: string
  running: string
  onRead: () => void
}

export function UpdateNote({ seen, running, onRead }: UpdateNoteProps) {
  const { t, language } = useWords()
  const news = newsSince(seen, running, language)
  return (
    <Dialog
      title={t('care.update.title', { version: running })}
      {...(news.length > 0 && { text: news.join('\n') })}
      onDismiss={onRead}
    >
      <Button title={t('care.update.read')} onPress={onRead} />
    </Dialog>
  )
}
