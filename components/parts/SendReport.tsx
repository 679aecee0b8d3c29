import { useContext, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { shareReport } from '@/state/crash/report'
import { type FileShared } from '@/state/files/shareFile'
import { PortsContext } from '@/state/ports'

/** Hands on a file about what went wrong. Asks nothing of the rest of the app, which may be broken. */
export function SendReport() {
  const { t } = useWords()
  const ports = useContext(PortsContext)
  const [outcome, setOutcome] = useState<FileShared | 'making'>()

  const send = async () => {
    setOutcome('making')
    setOutcome(await shareReport(ports))
  }
  return (
    <>
      <Button
        kind="plain"
        title={t('crash.report.send')}
        busy={outcome === 'making'}
        onPress={() => void send()}
      />
      <Text variant="sub" tone="muted">
        {t(`crash.report.${outcome === undefined || outcome === 'making' ? 'hint' : outcome}`)}
      </Text>
    </>
  )
}
