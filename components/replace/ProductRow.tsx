import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { disabledOpacity, space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip, type ChipTone } from '@/components/ui/Chip'
import { Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useSignedIn } from '@/state/session/useSession'

type ProductRowProps = {
  product: ShelfProduct
  /** Its price, and what speaks for it or against it. */
  words: readonly string[]
  chip?: { text: string; tone: ChipTone } | undefined
  /** What a press does, for who does not see it. */
  verb: string
  /** Without one it cannot be taken, and its picture stands back; the words that say why do not. */
  onPress?: (() => void) | undefined
}

export function ProductRow({ product, words, chip, verb, onPress }: ProductRowProps) {
  const styles = useStyles()
  const { workplace } = useSignedIn()
  const sub = dotted(...words)
  const isTakeable = onPress !== undefined
  return (
    <Card
      style={styles.row}
      label={[product.name, sub, chip?.text, verb].filter(Boolean).join(', ')}
      {...(onPress && { onPress })}
    >
      <View style={!isTakeable && styles.faded}>
        <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
      </View>
      <View style={styles.words}>
        <Text variant="name" tone={isTakeable ? 'ink' : 'muted'}>
          {product.name}
        </Text>
        <Text variant="sub" tone="muted">
          {sub}
        </Text>
      </View>
      {chip !== undefined && (
        <View style={styles.chip}>
          <Chip {...chip} />
        </View>
      )}
      {isTakeable && <Spoken text={verb} />}
    </Card>
  )
}

const useStyles = themed(() => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    minHeight: touch.row,
  },
  words: { flex: 1, minWidth: '40%', gap: space.xxs },
  chip: { flexShrink: 0 },
  faded: { opacity: disabledOpacity },
}))
