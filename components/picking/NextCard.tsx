import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { lineWords } from '@/components/parts/lineWords'
import { space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from '@/components/ui/Box'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type LineId } from '@/domain/contract/ids'
import { type OrderLine } from '@/domain/contract/order'
import { hasText, isWeighed } from '@/domain/orders/summarizeOrder'
import { type LineProgress } from '@/domain/picking/session'
import { useLine } from '@/state/picking/usePicking'
import { CompleteCard } from './CompleteCard'
import { usePicking } from './PickContext'
import { QuantityRow } from './QuantityRow'
import { useNextId } from './useBoard'

/** The one item to look for now, large enough for an arm's length. */
export function NextCard({ comment }: { comment: string | null | undefined }) {
  const styles = useStyles()
  const next = useNextId()
  return (
    <Box style={styles.head}>
      {next === undefined ? <CompleteCard /> : <Next lineId={next} />}
      {hasText(comment) && <CommentCard comment={comment} />}
    </Box>
  )
}

function CommentCard({ comment }: { comment: string }) {
  const { t } = useWords()
  return (
    <Card ground="additionSoft">
      <Text variant="label" tone="addition">
        {t('order.comment')}
      </Text>
      <Text>{comment.trim()}</Text>
    </Card>
  )
}

function Next({ lineId }: { lineId: LineId }) {
  const progress = useLine(usePicking().orderId, lineId)
  return progress === undefined ? null : <NextLine progress={progress} />
}

function NextLine({ progress }: { progress: LineProgress }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace, actions, ui } = usePicking()
  const { line } = progress
  const lineId = line._id
  const wish = line.replacement_preference?.kind
  return (
    <Card style={styles.card}>
      <Box style={styles.row}>
        <LinePicture
          size="big"
          address={findImageAddress(line.image_url, workplace.address)}
          name={line.name}
        />
        <Box style={styles.words}>
          <PlaceWords lineId={lineId} />
          <Text variant="title" heading={2}>
            {line.name}
          </Text>
          <Text variant="sub" tone="muted">
            {[codeTail(line), lineWords(t, format, line, workplace.currency)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      </Box>
      {hasText(line.instructions) && <Text tone="addition">{`“${line.instructions.trim()}”`}</Text>}
      {wish !== undefined && (
        <Box style={styles.chips}>
          <Chip tone="add" text={t(`order.wish.${wish}`)} />
        </Box>
      )}
      {isWeighed(line) ? (
        <Button
          kind="plain"
          title={t('picking.weigh')}
          onPress={() => ui.setState({ sheet: { kind: 'weigh', lineId } })}
        />
      ) : (
        <>
          <QuantityRow progress={progress} />
          {line.barcode.length === 0 && (
            <Button
              kind="plain"
              title={t('picking.byHand')}
              onPress={() => void actions.pickByHand(lineId)}
            />
          )}
        </>
      )}
    </Card>
  )
}

/** Where it stands: the shelf, as the store calls it. */
function PlaceWords({ lineId }: { lineId: LineId }) {
  const { language } = useWords()
  const { walk } = usePicking()
  const category = walk.find(({ lineIds }) => lineIds.includes(lineId))?.category
  if (category === undefined) return null
  return (
    <Text variant="sub" tone="muted">
      {localized(category.name, language)}
    </Text>
  )
}

/** The last digits, which people compare with the label on the shelf. */
const TAIL = 4
const codeTail = ({ barcode: [first] }: OrderLine): string =>
  first === undefined ? '' : `\u2066…${first.slice(-TAIL)}\u2069`

const useStyles = themed((colors) => ({
  head: { gap: space.m, paddingBottom: space.s },
  card: { borderWidth: stroke.strong, borderColor: colors.brand, gap: space.s },
  row: { flexDirection: 'row', gap: space.m },
  words: { flex: 1, gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap' },
}))
