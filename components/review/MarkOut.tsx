import { useState } from 'react'
import { View } from 'react-native'
import { PhaseChip } from '@/components/parts/PhaseChip'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Notice } from '@/components/ui/Notice'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type OrderLine } from '@/domain/contract/order'
import { actOnShelf } from '@/domain/tools/shelfAction'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { useAddTask, usePendingChanges } from '@/state/tools/useTools'

/** What was not found is likely to be missing for the next customer, too: a team lead marks it in one tap. */
export function MarkOut({ notFound }: { notFound: readonly MissedLine[] }) {
  const { role } = useSignedIn().workplace
  // The same product may stand on several lines.
  const missed = [...new Map(notFound.map((line) => [line.sku, line])).values()]
  return role === 'lead' && missed.length > 0 ? <Missed lines={missed} /> : null
}

type MissedLine = Pick<OrderLine, 'sku' | 'name'>

function Missed({ lines }: { lines: readonly MissedLine[] }) {
  const styles = useStyles()
  const { t } = useWords()
  const { ports } = useDeviceState()
  const { shelf } = useShelf()
  const pending = usePendingChanges()
  const addTask = useAddTask()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOut = ({ sku }: MissedLine) =>
    (pending.get(sku)?.fields.active ?? shelf.find(sku)?.active) === false
  const out = lines.filter(isOut)
  const open = lines.filter((line) => !isOut(line))
  const isUnsent = out.some(({ sku }) => pending.get(sku)?.isUnsent)

  const mark = async () => {
    setBusy(true)
    const products = open.map(({ sku, name }) => ({ sku, name, active: true }))
    const now = new Date(ports.clock.nowMs())
    const task = await addTask(actOnShelf(products, { kind: 'out', until: 'i-say' }, now))
    setBusy(false)
    setFailed(task === undefined)
    if (task === undefined) ports.feedback.give('refused')
  }

  return (
    <>
      {out.length > 0 && (
        <Card edge="replaced" style={styles.card}>
          <View style={styles.words}>
            <Text variant="name">{t('review.markedOut', { count: out.length })}</Text>
          </View>
          <PhaseChip phase={isUnsent ? 'waiting' : 'sent'} />
        </Card>
      )}
      {open.length > 0 && (
        <Button
          kind="plain"
          title={t('review.markOut', { count: open.length })}
          busy={isBusy}
          onPress={() => void mark()}
        />
      )}
      {hasFailed && <Notice text={t('replace.notKept')} />}
    </>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1 },
}))
