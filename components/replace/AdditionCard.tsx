import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Stepper } from '@/components/ui/Stepper'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { multiply } from '@/domain/money/decimal'
import { MOST_PIECES } from '@/domain/picking/broughtAmount'
import { type Addition } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { useAmountWords } from './priceWords'

type AdditionCardProps = {
  addition: Addition
  onStep: (by: 1 | -1) => void
  onWeigh: () => void
  /** Only team leads set prices. */
  onPrice: (() => void) | undefined
  onRemove: () => void
}

/** One product that the store added, and what can be changed about it. */
export function AdditionCard({ addition, onStep, onWeigh, onPrice, onRemove }: AdditionCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const amountWords = useAmountWords()
  const { product, quantity, weightKg, unitPrice } = addition
  const isWeighed = product.pricingType === 'KG'
  const price = unitPrice ?? product.price
  const total = multiply(price, weightKg ?? quantity)
  return (
    <Card edge="addition" style={styles.card}>
      <View style={styles.row}>
        <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
        <View style={styles.words}>
          <Text variant="name">{product.name}</Text>
          <Text variant="sub" tone="muted">
            {amountWords(product, addition, price)}
          </Text>
          {onPrice !== undefined && unitPrice !== undefined && (
            <Text variant="sub" tone="addition">
              {t('replace.add.insteadOf', { price: format.money(product.price, workplace.currency) })}
            </Text>
          )}
        </View>
        <Text variant="amount">{format.total(total, workplace.currency)}</Text>
      </View>
      <View style={styles.actions}>
        {!isWeighed && (
          <Stepper
            lessLabel={t('picking.less', { name: product.name })}
            moreLabel={t('picking.more', { name: product.name })}
            canLess={quantity > 1}
            canMore={quantity < MOST_PIECES}
            onLess={() => onStep(-1)}
            onMore={() => onStep(1)}
          />
        )}
        {isWeighed && <Button kind="plain" title={t('picking.weighAgain')} onPress={onWeigh} grow={1} />}
        {onPrice !== undefined && !isWeighed && (
          <Button kind="plain" title={t('replace.add.price')} onPress={onPrice} grow={1} />
        )}
        <Button kind="dangerSoft" title={t('picking.takeOut')} onPress={onRemove} grow={1} />
      </View>
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: '40%', gap: space.xxs },
  actions: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
}))
