import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card, type CardEdge } from '@/components/ui/Card'
import { Chip, type ChipTone } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type LineStatus, type OrderLine } from '@/domain/contract/order'
import { hasText } from '@/domain/orders/summarizeOrder'
import { type Workplace } from '@/state/session/session'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { amountWords, lineWords } from '@/components/parts/lineWords'

const looks: Record<LineStatus, { edge?: CardEdge; tone: ChipTone }> = {
  NOT_PROCESSED: { tone: 'neutral' },
  IN_CART: { edge: 'inCart', tone: 'ok' },
  NOT_FOUND: { edge: 'notFound', tone: 'late' },
  REPLACED: { edge: 'replaced', tone: 'replaced' },
  ADDITION: { edge: 'addition', tone: 'add' },
}

export function LineCard({ line, workplace }: { line: OrderLine; workplace: Workplace }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { edge, tone } = looks[line.status]
  const wish = line.replacement_preference?.kind

  return (
    <Card edge={edge} style={styles.card}>
      <LinePicture address={findImageAddress(line.image_url, workplace.address)} name={line.name} />
      <View style={styles.words}>
        <View style={styles.row}>
          <Text variant="name" style={styles.name}>
            {line.name}
          </Text>
          <Text variant="amount">{amountWords(t, format, line)}</Text>
        </View>
        <Text variant="sub" tone="muted">
          {lineWords(t, format, line, workplace.currency)}
        </Text>
        {hasText(line.instructions) && (
          <Text variant="sub" tone="addition">
            {`“${line.instructions.trim()}”`}
          </Text>
        )}
        <View style={styles.chips}>
          {line.status !== 'NOT_PROCESSED' && (
            <Chip tone={tone} text={t(`order.lineStatus.${line.status}`)} />
          )}
          {wish !== undefined && <Chip tone="add" text={t(`order.wish.${wish}`)} />}
        </View>
      </View>
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', gap: space.m },
  words: { flex: 1, gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  name: { flex: 1, minWidth: '50%' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
}))
