import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Fix, type PlacedFault } from '@/domain/picking/lineFaults'
import { findAddition, findLine, type PickSession } from '@/domain/picking/session'
import { type LineId } from '@/domain/contract/ids'

type FaultCardProps = {
  placed: PlacedFault
  session: PickSession
  onFix: (lineId: LineId, fix: Fix) => void
}

/** A fault of the cart where it lies, with the way to put it right. */
export function FaultCard({ placed: { place, fix }, session, onFix }: FaultCardProps) {
  const styles = useStyles()
  const { t } = useWords()
  const name =
    place.kind === 'line'
      ? findLine(session, place.lineId)?.line.name
      : place.kind === 'addition'
        ? findAddition(session, place.additionId)?.product.name
        : undefined
  return (
    <Card edge="notFound" style={styles.card}>
      <Text variant="name">{name ?? t('review.wholeOrder')}</Text>
      <Text variant="sub" tone="notFound">
        {t(`review.fault.${fix}`)}
      </Text>
      {place.kind === 'line' && fix !== 'none' && (
        <Button kind="plain" title={t(`review.fix.${fix}`)} onPress={() => onFix(place.lineId, fix)} />
      )}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
