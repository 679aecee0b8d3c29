import { LeadOnly } from '@/components/parts/LeadOnly'
import { useStoreBanner } from '@/components/parts/useStoreBanner'
import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { tryAgain } from '@/domain/tools/tryAgain'
import { type Task, type TaskId } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useTasks } from '@/state/tools/useTools'
import { ExportFile } from './ExportFile'
import { TaskFooter } from './TaskFooter'
import { TaskHead } from './TaskHead'
import { TaskResult } from './TaskResult'
import { taskTitle } from './taskWords'
import { useTaskActs } from './useTaskActs'

type TaskScreenProps = {
  taskId: TaskId
  onBack: () => void
  /** To the task that takes on what was not done. */
  onOpen: (id: TaskId) => void
  onDone: () => void
}

/** How far a task is, what came of it, and what can be done about it. */
export function TaskScreen(props: TaskScreenProps) {
  const { t } = useWords()
  const { role } = useSignedIn().workplace
  const tasks = useTasks()
  const place = tasks.findIndex(({ id }) => id === props.taskId)
  const task = tasks[place]
  if (role !== 'lead') return <LeadOnly title={t('tasks.taskTitle')} onBack={props.onBack} />
  if (task !== undefined) return <KnownTask {...props} task={task} later={tasks.slice(place + 1)} />
  return (
    <Screen title={t('tasks.taskTitle')} onBack={props.onBack}>
      <Message title={t('tasks.gone')} text={t('tasks.goneHint')}>
        <Button title={t('tasks.toList')} onPress={props.onBack} />
      </Message>
    </Screen>
  )
}

type KnownTaskProps = TaskScreenProps & { task: Task; later: readonly Task[] }

function KnownTask({ task, later, onBack, onOpen, onDone }: KnownTaskProps) {
  const words = useWords()
  const { ports } = useDeviceState()
  const acts = useTaskActs(task)
  const again = tryAgain(task, later, ports.clock.nowMs())
  const isExported = task.work.type === 'export' && task.state === 'done' && !task.job?.hasFailed
  return (
    <Screen
      title={taskTitle(words, task.work)}
      onBack={onBack}
      banner={useStoreBanner({ onDone, onTasks: onBack }, task.id)}
      footer={<TaskFooter task={task} again={again} acts={acts} onBack={onBack} onOpen={onOpen} />}
    >
      <TaskHead task={task} />
      {acts.said !== undefined && <Notice text={acts.said} />}
      {isExported && task.job && <ExportFile task={task} job={task.job} />}
      <TaskResult task={task} />
    </Screen>
  )
}
