import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useSignedIn } from '@/state/session/useSession'

type StruckPriceProps = {
  was: number
  will: number
  /** Of weighed goods it is the price of a kilogram. */
  isPerKg: boolean
}

/** The price as customers will see it: the old one struck through, the new one beside it. */
export function StruckPrice({ was, will, isPerKg }: StruckPriceProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { currency } = useSignedIn().workplace
  const words = (price: number) => {
    const money = format.money(price, currency)
    return isPerKg ? t('order.perKg', { price: money }) : money
  }
  const percent = format.number(Math.round((1 - will / was) * 100))
  return (
    <View
      role="img"
      aria-label={t('promotions.wasWill', { was: words(was), will: words(will) })}
      style={styles.row}
    >
      <Text variant="sub" tone="muted" style={styles.struck}>
        {words(was)}
      </Text>
      <Text variant="amount" tone="brand">
        {words(will)}
      </Text>
      <Text variant="sub" tone="muted">
        {t('promotions.discount.value.PERCENTAGE', { value: percent })}
      </Text>
    </View>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s },
  struck: { textDecorationLine: 'line-through' },
}))
