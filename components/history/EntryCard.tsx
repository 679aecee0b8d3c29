import { memo } from 'react'
import { View } from 'react-native'
import { whoWords } from '@/components/parts/whoWords'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card, type CardEdge } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { isolate } from '@/components/words/isolate'
import { useWords } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type TimelineEntry } from '@/domain/history/timelineOf'
import { entryWords } from './entryWords'

const edges: Partial<Record<TimelineEntry['kind'], CardEdge>> = {
  'unit-picked': 'inCart',
  'quantity-set': 'inCart',
  weighed: 'inCart',
  'not-found-reported': 'notFound',
  'line-replaced': 'replaced',
  'product-added': 'addition',
  'addition-changed': 'addition',
}

type EntryCardProps = { entry: TimelineEntry; currency: string | undefined }

/** One thing that was done: with what, by whom, when, and whether it was taken back. */
export const EntryCard = memo(function EntryCard({ entry, currency }: EntryCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { undone, name } = entry
  const stamp = (by: string, at: string) => `${format.time(momentMs(at))} · ${isolate(whoWords(t, by))}`
  const struck = undone && styles.struck
  return (
    <Card edge={undone ? undefined : edges[entry.kind]} style={styles.card}>
      <Text variant="sub" tone="muted">
        {stamp(entry.by, entry.at)}
      </Text>
      {name !== undefined && (
        <Text variant="name" style={struck}>
          {name}
        </Text>
      )}
      <Text style={struck}>{entryWords({ t, format, currency }, entry)}</Text>
      {undone && (
        <View style={styles.undone}>
          <Chip text={t('history.journal.takenBack')} />
          <Text variant="sub" tone="muted" style={styles.stamp}>
            {stamp(undone.by, undone.at)}
          </Text>
        </View>
      )}
    </Card>
  )
})

const useStyles = themed(() => ({
  card: { gap: space.xs },
  struck: { textDecorationLine: 'line-through' },
  undone: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  stamp: { flexShrink: 1 },
}))
