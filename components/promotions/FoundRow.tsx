import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useSignedIn } from '@/state/session/useSession'

/** A product that may be added by a touch. */
export function FoundRow({ product, onPress }: { product: ShelfProduct; onPress: () => void }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const price = format.money(product.regularPrice ?? product.price, workplace.currency)
  const verb = t('promotions.goods.addVerb')
  return (
    <Card style={styles.row} label={[product.name, price, verb].join(', ')} onPress={onPress}>
      <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
      <View style={styles.words}>
        <Text variant="name">{product.name}</Text>
        <Text variant="sub" tone="muted">
          {price}
        </Text>
      </View>
      <Spoken text={verb} />
    </Card>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: touch.row },
  words: { flex: 1 },
}))
