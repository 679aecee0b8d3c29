import { memo } from 'react'
import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { type Pending } from '@/domain/tools/pendingChanges'
import { shownProduct } from '@/domain/tools/shownProduct'
import { useSignedIn } from '@/state/session/useSession'
import { PriceLine } from './PriceLine'
import { usePendingChip } from './pendingChip'

type ProductCardProps = {
  product: Candidate
  pending: Pending | undefined
  onOpen: (sku: Sku) => void
}

export const ProductCard = memo(function ProductCard({ product, pending, onOpen }: ProductCardProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const shown = shownProduct(product, pending?.fields)
  const stock = t(shown.active ? 'products.stock.in' : 'products.stock.out')
  const chip = usePendingChip(pending)
  return (
    <Card
      style={styles.row}
      onPress={() => onOpen(product.sku)}
      label={[product.name, stock, chip?.text, t('products.open')].filter(Boolean).join(', ')}
    >
      <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
      <View style={styles.words}>
        <Text variant="name">{product.name}</Text>
        <PriceLine product={shown} />
        <View style={styles.chips}>
          <Chip text={stock} tone={shown.active ? 'ok' : 'late'} />
          {chip && <Chip {...chip} />}
        </View>
      </View>
      <Spoken text={t('products.open')} />
    </Card>
  )
})

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: touch.row },
  words: { flex: 1, gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
}))
