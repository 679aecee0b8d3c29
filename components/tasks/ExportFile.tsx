import { useState } from 'react'
import { findProblem } from '@/api/problem'
import { downloadJobFile } from '@/api/tools'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Notice } from '@/components/ui/Notice'
import { Text } from '@/components/ui/Text'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type JobProgress, type Task } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { sharing, type FileShared } from '@/state/files/shareFile'
import { useSignedIn } from '@/state/session/useSession'
import { exportName } from './exportName'

type Said = { kind: 'good' | 'bad'; text: string }

/** The file of an export that is done: read when somebody wants it, and handed to them. */
export function ExportFile({ task, job }: { task: Task; job: JobProgress }) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace, api } = useSignedIn()
  const { ports } = useDeviceState()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const name = exportName(workplace.vendorId, new Date(momentMs(task.endedAt ?? task.at)))

  const share = async (): Promise<Said | undefined> => {
    try {
      const text = await downloadJobFile(api, job.id)
      return saidOf(await ports.shareFile({ name, mimeType: 'text/csv', text }))
    } catch (error) {
      return { kind: 'bad', text: problemWords(t, findProblem(error)) }
    }
  }
  const saidOf = (shared: FileShared): Said | undefined => {
    switch (shared) {
      case 'saved':
        return { kind: 'good', text: t('tasks.file.saved', { name }) }
      case 'refused':
        return { kind: 'bad', text: t('tasks.file.refused') }
      // Whoever chose an app for it, or none, has seen so.
      case 'shared':
        return undefined
    }
  }
  const press = async () => {
    setBusy(true)
    setSaid(undefined)
    setSaid(await share())
    setBusy(false)
  }

  return (
    <Card style={styles.card}>
      <Text>{t('tasks.file.hint')}</Text>
      <Button title={t(`tasks.file.${sharing}`)} busy={isBusy} onPress={() => void press()} />
      {said?.kind === 'good' && (
        <Text variant="strong" tone="inCart">
          {said.text}
        </Text>
      )}
      {said?.kind === 'bad' && <Notice text={said.text} />}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.m } }))
