import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type FaultPlace, type Fix, type PlacedFault } from '@/domain/picking/lineFaults'
import { findAddition, findLine, type PickSession } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'

type FaultCardProps = {
  placed: PlacedFault
  session: PickSession
  onFix: (place: FaultPlace, fix: Fix) => void
}

/** A fault of the cart where it lies, with the way to put it right. */
export function FaultCard({ placed: { place, fix }, session, onFix }: FaultCardProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace } = useSignedIn()
  // Only team leads set prices.
  const isForLead = fix === 'price' && workplace.role !== 'lead'
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
        {t(isForLead ? 'review.fault.priceForLead' : `review.fault.${fix}`)}
      </Text>
      {place.kind !== 'order' && fix !== 'none' && !isForLead && (
        <Button kind="plain" title={t(`review.fix.${fix}`)} onPress={() => onFix(place, fix)} />
      )}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
