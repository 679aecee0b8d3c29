import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type PricingType } from '@/domain/contract/order'
import { useSignedIn } from '@/state/session/useSession'

type PriceLineProps = {
  product: { price: number; regularPrice?: number | undefined; pricingType: PricingType }
}

/** What a customer pays now, and struck through what it costs without a promotion. */
export function PriceLine({ product: { price, regularPrice, pricingType } }: PriceLineProps) {
  const styles = useStyles()
  const words = usePriceWords()
  return (
    <View style={styles.line}>
      <Text variant="amount">{words(price, pricingType)}</Text>
      {regularPrice !== undefined && regularPrice !== price && (
        <Text variant="sub" tone="muted" style={styles.struck}>
          {words(regularPrice, pricingType)}
        </Text>
      )}
    </View>
  )
}

/** "2.99", or "1.99 / kg". */
export function usePriceWords(): (price: number, pricingType: PricingType) => string {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  return (amount, pricingType) => {
    const price = format.money(amount, workplace.currency)
    return pricingType === 'KG' ? t('order.perKg', { price }) : price
  }
}

const useStyles = themed(() => ({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s },
  struck: { textDecorationLine: 'line-through' },
}))
