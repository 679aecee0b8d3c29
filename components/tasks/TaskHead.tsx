import { View } from 'react-native'
import { whoWords } from '@/components/parts/whoWords'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Notice } from '@/components/ui/Notice'
import { Progress } from '@/components/ui/Progress'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { useWords, type Words } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { isComingBack } from '@/domain/tools/comingBack'
import { type Task } from '@/domain/tools/task'
import { useSignedIn } from '@/state/session/useSession'
import { useTaskState } from './useTaskState'
import { taskAct } from './taskWords'

/** What was to be done, by whom, and what happens with it now. */
export function TaskHead({ task }: { task: Task }) {
  const styles = useStyles()
  const words = useWords()
  const { t, format } = words
  const { workplace } = useSignedIn()
  const state = useTaskState(task)
  const act = taskAct(words, task, workplace.currency)
  const now = nowWords(words, task)
  const trouble = troubleOf(words, task)
  const { doneRows = 0, totalRows = 0 } = task.job ?? {}
  return (
    <>
      <Card style={styles.card}>
        {/* Not beside the title: large letters leave no room for a name there. */}
        <View style={styles.state}>
          <Chip {...state} />
        </View>
        {act !== undefined && (
          <Text variant="title" heading={2}>
            {act}
          </Text>
        )}
        <Text variant="sub" tone="muted">
          {dotted(whoWords(t, task.by), format.time(momentMs(task.at)))}
        </Text>
        {task.state === 'working' && <Progress done={doneRows} of={totalRows} label={state.text} />}
        {now !== undefined && <Text>{now}</Text>}
      </Card>
      {trouble !== undefined && <Notice text={trouble} />}
    </>
  )
}

function nowWords({ t, format }: Words, task: Task): string | undefined {
  const { state, dueAt, at } = task
  if (state === 'working') return t('tasks.working')
  if (isComingBack(task) && dueAt !== undefined)
    return t('tasks.back', { time: format.time(momentMs(dueAt)) })
  if (state === 'waiting' || state === 'unsure')
    return t('outbox.hint.waiting', { time: format.time(momentMs(at)) })
  return undefined
}

function troubleOf({ t }: Words, { state, trouble, job }: Task): string | undefined {
  if (job?.hasFailed) return t('tasks.failed')
  if (state !== 'needs-you') return undefined
  switch (trouble?.kind) {
    case 'forbidden':
    case 'gone':
      return t(`tasks.trouble.${trouble.kind}`)
    case 'refused':
    case 'ended-otherwise':
    case undefined:
      return t('tasks.trouble.refused')
  }
}

const useStyles = themed(() => ({ card: { gap: space.s }, state: { flexDirection: 'row' } }))
