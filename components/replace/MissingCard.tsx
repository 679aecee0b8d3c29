import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { amountWords } from '@/components/parts/lineWords'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Notice } from '@/components/ui/Notice'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { useWords } from '@/components/words/useWords'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { outcomeOf } from '@/domain/picking/outcome'
import { type LineProgress } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'

/** What is missing, and what replacing it means for what already lies in the cart. */
export function MissingCard({ progress }: { progress: LineProgress }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { line, picked } = progress
  const price = format.money(line.original_pricing.unit_price, workplace.currency)
  const amount = amountWords(t, format, line)
  const sold = isWeighed(line) ? dotted(amount, t('order.perKg', { price })) : `${amount} ${price}`
  const outcome = outcomeOf(progress)
  const isInCart = outcome === 'in-cart'
  const isGone = outcome === 'not-found' || outcome === 'replaced'
  return (
    <>
      <Card {...(isInCart ? { edge: 'inCart' } : isGone && { edge: 'notFound' })} style={styles.row}>
        <LinePicture address={findImageAddress(line.image_url, workplace.address)} name={line.name} />
        <View style={styles.words}>
          <Text variant="name" heading={2} tone={isGone ? 'muted' : 'ink'} style={isGone && styles.struck}>
            {line.name}
          </Text>
          <Text variant="sub" tone="muted">
            {dotted(sold, t(`replace.outcome.${outcome}`))}
          </Text>
        </View>
      </Card>
      {isInCart && <Notice caution text={t('replace.refused.inCart')} />}
      {!isInCart && picked > 0 && <Notice caution text={t('replace.putBack', { count: picked })} />}
    </>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.xxs },
  struck: { textDecorationLine: 'line-through' },
}))
