import { Button } from '@/components/ui/Button'
import { useWords } from '@/components/words/useWords'
import { isComingBack } from '@/domain/tools/comingBack'
import { refusedRows, type Task, type TaskId, type Work } from '@/domain/tools/task'
import { type useTaskActs } from './useTaskActs'

type TaskFooterProps = {
  task: Task
  /** What was not done, ready to be sent once more. */
  again: Work | undefined
  acts: ReturnType<typeof useTaskActs>
  onBack: () => void
  onOpen: (id: TaskId) => void
}

/** What can be done about a task now. While nobody knows whether the service has it, that is nothing. */
export function TaskFooter({ task, again, acts, onBack, onOpen }: TaskFooterProps) {
  const { t } = useWords()
  const { isBusy } = acts
  const takeOff = async () => {
    if (await acts.dismiss()) onBack()
  }
  const sendAgain = async (work: Work) => {
    const id = await acts.tryAgain(work, givenUp(task))
    if (id !== undefined) onOpen(id)
  }
  const isUnderWay = task.state === 'unsure' || task.state === 'working'
  return (
    <>
      {isUnderWay ? (
        <Button kind="plain" title={t('tasks.toList')} onPress={onBack} grow={1} />
      ) : (
        <Button kind="plain" title={t(offWord(task))} busy={isBusy} onPress={() => void takeOff()} grow={1} />
      )}
      {task.state === 'needs-you' && (
        <Button title={t('action.retry')} busy={isBusy} onPress={() => void acts.retry()} grow={1.4} />
      )}
      {again !== undefined && (
        <Button
          title={
            task.job?.hasFailed
              ? t('action.retry')
              : t('tasks.tryFailed', { count: failedCount(task, again) })
          }
          busy={isBusy}
          onPress={() => void sendAgain(again)}
          grow={1.4}
        />
      )}
    </>
  )
}

/** Of what was given up as a whole nothing is left to tell once it is sent anew. */
const givenUp = (task: Task) =>
  task.job?.hasFailed && task.work.type !== 'change-products' ? task : undefined

function offWord(task: Task) {
  if (isComingBack(task)) return 'tasks.stayOut'
  return task.state === 'done' ? 'tasks.takeOff' : 'tasks.letGo'
}

const failedCount = ({ job }: Task, again: Work) =>
  again.type === 'change-products' ? again.changes.length : refusedRows(job?.rows ?? []).length
