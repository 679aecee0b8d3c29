import { type ReactNode } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed, useColors } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Spinner } from '@/components/ui/Spinner'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type Command, type WantedEnd } from '@/domain/outbox/command'

type DecisionCardProps = {
  end: { status: WantedEnd; at: string }
  phase: 'sending' | 'waiting' | 'sent'
  command: Command | undefined
  children?: ReactNode
}

/** How an order ends, and how far the service knows of it. */
export function DecisionCard({ end, phase, command, children }: DecisionCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const word = t(`outbox.end.${end.status}`)
  return (
    <Card edge={phase === 'sent' ? 'inCart' : 'replaced'} style={styles.card}>
      {phase === 'sending' ? (
        // An order counts as cancelled only when the service says so.
        <Sending word={end.status === 'CANCELLED' ? t('outbox.phase.sending') : word} />
      ) : (
        <Text variant="title" heading={2}>
          {word}
        </Text>
      )}
      <Text>{t(`outbox.hint.${phase}`, { time: format.time(momentMs(end.at)) })}</Text>
      {phase === 'waiting' && command?.state === 'unsure' && (
        <Text variant="sub" tone="muted">
          {t('outbox.unsure')}
        </Text>
      )}
      {children}
    </Card>
  )
}

/** Not yet a headline: in a moment it is one, or something else is. */
function Sending({ word }: { word: string }) {
  const styles = useStyles()
  const colors = useColors()
  return (
    <View style={styles.row} role="status" aria-live="polite" aria-busy>
      <View style={styles.word}>
        <Text variant="title">{word}</Text>
      </View>
      <Spinner color={colors.brand} />
    </View>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  word: { flexShrink: 1 },
}))
