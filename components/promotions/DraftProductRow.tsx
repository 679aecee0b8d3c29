import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { IconButton } from '@/components/ui/IconButton'
import { Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type DiscountFault, judgeDiscount } from '@/domain/tools/judgeDiscount'
import { type TypedDiscount } from '@/domain/tools/promotionDraft'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useSignedIn } from '@/state/session/useSession'
import { useDiscountWords } from './promotionWords'
import { StruckPrice } from './StruckPrice'

type DraftProductRowProps = {
  name: string
  /** What the device knows of it; nothing of one that left the catalog. */
  product: ShelfProduct | undefined
  discount: TypedDiscount
  fault: DiscountFault | undefined
  onChange: () => void
  onTakeOut: () => void
}

/** A product in a promotion that is written, at the price that customers will see. A touch changes its discount. */
export function DraftProductRow(props: DraftProductRowProps) {
  const { name, product, fault, onChange, onTakeOut } = props
  const styles = useStyles()
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const verb = t('promotions.discount.change')
  return (
    <View style={styles.row}>
      <Card
        style={styles.card}
        onPress={onChange}
        label={t('promotions.goods.discountOf', { name })}
        {...(fault && { edge: 'notFound' })}
      >
        <LinePicture address={findImageAddress(product?.imageUrl, workplace.address)} name={name} />
        <View style={styles.words}>
          <Text variant="name">{name}</Text>
          <Preview {...props} />
          {fault !== undefined && (
            <Text variant="sub" tone="notFound">
              {t(`promotions.discount.fault.${fault}`)}
            </Text>
          )}
        </View>
        <Spoken text={verb} />
      </Card>
      <IconButton label={t('promotions.goods.takeOutOf', { name })} onPress={onTakeOut}>
        <Text variant="key">×</Text>
      </IconButton>
    </View>
  )
}

function Preview({ product, discount }: Pick<DraftProductRowProps, 'product' | 'discount'>) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const discountWords = useDiscountWords()
  const price = product && regularPrice(product)
  const verdict = judgeDiscount(discount, price)
  if (
    product !== undefined &&
    price !== undefined &&
    verdict.kind === 'fits' &&
    verdict.price !== undefined
  ) {
    return <StruckPrice was={price} will={verdict.price} isPerKg={product.pricingType === 'KG'} />
  }
  const now = price === undefined ? t('promotions.goods.noPrice') : format.money(price, workplace.currency)
  const value = Number(discount.typed)
  const wanted = discount.typed === '' ? [] : [discountWords({ subtype: discount.subtype, value })]
  return (
    <Text variant="sub" tone="muted">
      {[now, ...wanted].join(' · ')}
    </Text>
  )
}

/** What it costs without any promotion: discounts are taken from the catalog's own price. */
export const regularPrice = ({ regularPrice: regular, price }: ShelfProduct): number => regular ?? price

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  card: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: '50%', gap: space.xxs },
}))
