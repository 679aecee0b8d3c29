import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { useWords } from '@/components/words/useWords'
import { taskPhase, type PromotionTask } from '@/domain/tools/sentPromotions'

/** What was sent, when and by whom, in its order. */
export function SentHistory({ tasks }: { tasks: readonly PromotionTask[] }) {
  const styles = useStyles()
  const { t, format } = useWords()
  return (
    <Card style={styles.card}>
      {tasks.map((task) => (
        <View key={task.id}>
          <Text variant="strong">{t(`promotions.one.did.${task.work.intent}`)}</Text>
          <Text variant="sub" tone="muted">
            {dotted(format.time(Date.parse(task.at)), task.by, t(`outbox.phase.${taskPhase(task)}`))}
          </Text>
        </View>
      ))}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.m } }))
