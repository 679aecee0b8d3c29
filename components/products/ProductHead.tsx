import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Text } from '@/components/ui/Text'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type Pending } from '@/domain/tools/pendingChanges'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { useSignedIn } from '@/state/session/useSession'
import { usePendingChip } from './pendingChip'
import { PriceLine } from './PriceLine'

/** What one looks for first: how it looks, what it costs, whether there is any. */
export function ProductHead({ product, pending }: { product: ProductFacts; pending: Pending | undefined }) {
  const styles = useStyles()
  const { t, format, language } = useWords()
  const { workplace } = useSignedIn()
  const chip = usePendingChip(pending)
  const { active, promotion } = product
  const images = product.images.length === 0 ? [undefined] : product.images
  return (
    <Card style={styles.card}>
      <View style={styles.pictures}>
        {images.map((image, nth) => (
          <LinePicture
            key={image ?? 'none'}
            address={findImageAddress(image, workplace.address)}
            name={product.name}
            size={nth === 0 ? 'big' : 'small'}
          />
        ))}
      </View>
      <PriceLine product={product} />
      {promotion && product.regularPrice !== undefined && (
        <Text variant="sub" tone="muted">
          {t('products.facts.until', {
            name: localized(promotion.name, language),
            time: format.time(Date.parse(promotion.endsAt)),
          })}
        </Text>
      )}
      <View style={styles.chips}>
        <Chip text={t(active ? 'products.stock.in' : 'products.stock.out')} tone={active ? 'ok' : 'late'} />
        {chip && <Chip {...chip} />}
      </View>
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  pictures: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
}))
