import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useShelf } from '@/state/shelf/useShelf'

/** The device does not know what the store sells: not yet, or not now. */
export function ShelfMissing() {
  const { t } = useWords()
  const { isKnown } = useShelf()
  return <Text tone="muted">{t(isKnown ? 'replace.shelf.failed' : 'replace.shelf.loading')}</Text>
}
