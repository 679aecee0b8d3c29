import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { isHarmless } from '@/domain/scanning/diagnose'
import { findingWords, rawWords, sourceWords, timeWords } from './readWords'
import { type JudgedRead } from './useReads'

/** One read: what came, from where, how fast, and what is wrong with it. */
export function ReadCard({
  judged: { read, findings },
  isLatest,
}: {
  judged: JudgedRead
  isLatest: boolean
}) {
  const styles = useStyles()
  const { t } = useWords()
  const faults = findings.filter((finding) => !isHarmless(finding))
  const time = timeWords(t, read)
  return (
    <Card edge={faults.length === 0 ? 'inCart' : 'notFound'} style={styles.card}>
      <Text variant="name" selectable>
        {rawWords(read)}
      </Text>
      <View>
        <Text variant="sub" tone="muted">
          {sourceWords(t, read)}
        </Text>
        {time !== undefined && (
          <Text variant="sub" tone="muted">
            {time}
          </Text>
        )}
      </View>
      {faults.length === 0 && (
        <Text variant="strong" tone="inCart" alert={isLatest}>
          {t('scannerTest.works')}
        </Text>
      )}
      {findings.map((finding) =>
        isHarmless(finding) ? (
          <Text key={finding.kind}>{findingWords(t, finding)}</Text>
        ) : (
          <Text key={finding.kind} variant="strong" tone="notFound" alert={isLatest}>
            {findingWords(t, finding)}
          </Text>
        ),
      )}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
