import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { ReadCard } from './ReadCard'
import { ScannerFacts } from './ScannerFacts'
import { useReads } from './useReads'

/** Shows what a scanner really sends, and says in plain words what somebody has to set differently. */
export function ScannerTestScreen({ onBack }: { onBack: () => void }) {
  const { t } = useWords()
  const { reads, clear } = useReads()
  const footer = reads.length > 0 && <Button kind="plain" title={t('scannerTest.clear')} onPress={clear} />
  return (
    <Screen title={t('scannerTest.title')} onBack={onBack} footer={footer || undefined}>
      {reads.length === 0 ? (
        <Message title={t('scannerTest.none')} text={t('scannerTest.noneHint')} />
      ) : (
        <Text tone="muted">{t('scannerTest.hint')}</Text>
      )}
      {reads.map((judged, place) => (
        <ReadCard key={judged.id} judged={judged} isLatest={place === 0} />
      ))}
      <ScannerFacts />
    </Screen>
  )
}
