import { useState } from 'react'
import { Linking, View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type Order, type OrderLine } from '@/domain/contract/order'
import { hasText } from '@/domain/orders/summarizeOrder'
import { type PickSession } from '@/domain/picking/session'
import { wishOf } from '@/domain/replacing/wishOf'
import { CallDialog, type CallOutcome } from './CallDialog'

type WishCardProps = {
  order: Order
  session: PickSession
  line: OrderLine
  onCalled: (outcome: CallOutcome) => void
  /** A handheld without a telephone. */
  onCannotCall: () => void
}

/** What the customer wants instead, and the way to ask. The number itself is nobody's business. */
export function WishCard({ order, session, line, onCalled, onCannotCall }: WishCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const [isAsking, setAsking] = useState(false)
  const last = session.calls.filter(({ lineId }) => lineId === line._id).at(-1)

  const call = async () => {
    try {
      await Linking.openURL(`tel:${order.customer.phone_number}`)
      setAsking(true)
    } catch {
      onCannotCall()
    }
  }
  return (
    <Card ground="additionSoft" style={styles.card}>
      <View style={styles.words}>
        <Text variant="strong" tone="addition">
          {t(`replace.wish.${wishOf(line).kind}`)}
        </Text>
        {hasText(line.instructions) && <Text>{`“${line.instructions.trim()}”`}</Text>}
        {last !== undefined && (
          <Text variant="sub" tone="muted">
            {t(`replace.called.${last.outcome}`, { time: format.time(momentMs(last.at)) })}
          </Text>
        )}
      </View>
      {hasText(order.customer.phone_number) && (
        <Button kind="plain" title={t('replace.call.open')} onPress={() => void call()} grow={1} />
      )}
      {isAsking && (
        <CallDialog
          onAnswer={(outcome) => {
            setAsking(false)
            onCalled(outcome)
          }}
          onDismiss={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: '50%', gap: space.xs },
}))
