import { useMemo, useState } from 'react'
import { View } from 'react-native'
import { LeadOnly } from '@/components/parts/LeadOnly'
import { useStoreBanner } from '@/components/parts/useStoreBanner'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { LongList } from '@/components/ui/LongList'
import { Message } from '@/components/ui/Message'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type Task, type TaskId } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useAddTask, useTasks } from '@/state/tools/useTools'
import { TaskCard } from './TaskCard'

type TasksScreenProps = {
  onBack: () => void
  /** Kept the same from one drawing to the next, or every row is drawn again. */
  onOpen: (id: TaskId) => void
  /** To the orders that were decided and are not confirmed. */
  onDone: () => void
}

export function TasksScreen(props: TasksScreenProps) {
  const { t } = useWords()
  const { role } = useSignedIn().workplace
  return role === 'lead' ? (
    <SentTasks {...props} />
  ) : (
    <LeadOnly title={t('tasks.title')} onBack={props.onBack} />
  )
}

/** What was done for the store from this device, the newest first. */
function SentTasks({ onBack, onOpen, onDone }: TasksScreenProps) {
  const styles = useStyles()
  const { t } = useWords()
  const tasks = useTasks()
  const newestFirst = useMemo(() => [...tasks].reverse(), [tasks])
  const { startExport, isBusy, hasFailed } = useExport(onOpen)
  return (
    <Screen
      title={t('tasks.title')}
      onBack={onBack}
      banner={useStoreBanner({ onDone })}
      body="list"
      footer={<Button title={t('tasks.export')} busy={isBusy} onPress={() => void startExport()} grow={1} />}
    >
      <LongList
        data={newestFirst}
        keyExtractor={idOf}
        renderItem={({ item }) => <TaskCard task={item} onOpen={onOpen} />}
        contentContainerStyle={styles.content}
        ItemSeparatorComponent={Gap}
        ListHeaderComponent={hasFailed ? <Notice text={t('replace.notKept')} /> : null}
        ListEmptyComponent={<Message title={t('tasks.empty')} text={t('tasks.emptyHint')} />}
      />
    </Screen>
  )
}

const idOf = ({ id }: Task) => id

function useExport(onOpen: (id: TaskId) => void) {
  const addTask = useAddTask()
  const { ports } = useDeviceState()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const startExport = async () => {
    setBusy(true)
    const id = await addTask({ type: 'export' }).finally(() => setBusy(false))
    setFailed(id === undefined)
    if (id === undefined) ports.feedback.give('refused')
    else onOpen(id)
  }
  return { startExport, isBusy, hasFailed }
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({ content: { padding: space.m }, gap: { height: space.s } }))
