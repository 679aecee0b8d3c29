import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords, type Words } from '@/components/words/useWords'
import { type OrderStatus } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { wantedEnd, type Command } from '@/domain/outbox/command'
import { useSignedIn } from '@/state/session/useSession'
import { PhaseChip } from './PhaseChip'
import { troubleWords } from './troubleWords'
import { useCommandPhase, type CommandPhase } from './useCommandPhase'
import { whoWords } from './whoWords'

type CommandCardProps = {
  command: Command
  /** What the service said of the order last: one that it has cancelled is never called ready. */
  known?: OrderStatus | undefined
  onPress: (command: Command) => void
}

/** A decision that the service has not confirmed: on its way, waiting for a signal, or waiting for a person. */
export function CommandCard({ command, known, onPress }: CommandCardProps) {
  const styles = useStyles()
  const words = useWords()
  const phase = useCommandPhase(command, command.at)
  const { picker } = useSignedIn().workplace
  // A team lead looks after what somebody left behind, too.
  const whose = command.by === picker ? [] : [whoWords(words.t, command.by)]
  const text = [...whose, cardWords(words, command, phase, known)].join(' · ')
  return (
    <Card
      edge={phase === 'needs-you' ? 'notFound' : 'replaced'}
      label={`${command.orderCode}, ${words.t(`outbox.phase.${phase}`)}. ${text}`}
      onPress={() => onPress(command)}
      style={styles.card}
    >
      <View style={styles.row}>
        <Text variant="code" style={styles.code}>
          {command.orderCode}
        </Text>
        <PhaseChip phase={phase} />
      </View>
      <Text variant="sub" tone="muted">
        {text}
      </Text>
    </Card>
  )
}

function cardWords(
  { t, format }: Words,
  command: Command,
  phase: CommandPhase,
  known: OrderStatus | undefined,
): string {
  if (phase === 'needs-you') return troubleWords(t, command)
  const end = t(`outbox.end.${known === 'CANCELLED' ? known : wantedEnd(command)}`)
  return `${end} · ${t('outbox.saved', { time: format.time(momentMs(command.at)) })}`
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  code: { flexGrow: 1, flexShrink: 1 },
}))
