import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'

export type ScannerRoutes = { onScannerTest: () => void }

export function ScannerSection({ onScannerTest }: ScannerRoutes) {
  const { t } = useWords()
  return (
    <Section title={t('scannerTest.section')}>
      <Button kind="plain" title={t('scannerTest.title')} onPress={onScannerTest} />
    </Section>
  )
}
