import { memo } from 'react'
import { View } from 'react-native'
import { whoWords } from '@/components/parts/whoWords'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card, type CardEdge } from '@/components/ui/Card'
import { Chip, type ChipTone } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { useWords } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type Task, type TaskId } from '@/domain/tools/task'
import { useSignedIn } from '@/state/session/useSession'
import { useTaskState } from './useTaskState'
import { taskAct, taskTitle } from './taskWords'

const edges: Partial<Record<ChipTone, CardEdge>> = { ok: 'inCart', late: 'notFound', soon: 'replaced' }

type TaskCardProps = { task: Task; onOpen: (id: TaskId) => void }

/** What was sent, by whom and when, and how far it is. */
export const TaskCard = memo(function TaskCard({ task, onOpen }: TaskCardProps) {
  const styles = useStyles()
  const words = useWords()
  const { t, format } = words
  const { workplace } = useSignedIn()
  const state = useTaskState(task)
  const edge = edges[state.tone]
  const title = taskTitle(words, task.work)
  const act = taskAct(words, task, workplace.currency)
  const sent = dotted(
    ...(act === undefined ? [] : [act]),
    whoWords(t, task.by),
    format.time(momentMs(task.at)),
  )
  return (
    <Card
      {...(edge !== undefined && { edge })}
      label={`${title}, ${state.text}, ${sent}`}
      onPress={() => onOpen(task.id)}
      style={styles.card}
    >
      <View style={styles.row}>
        <Text variant="name" style={styles.title}>
          {title}
        </Text>
        <Chip {...state} />
      </View>
      <Text variant="sub" tone="muted">
        {sent}
      </Text>
    </Card>
  )
})

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { flexGrow: 1, flexShrink: 1 },
}))
