import { View } from 'react-native'
import { space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { IconButton } from '@/components/ui/IconButton'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { useWords } from '@/components/words/useWords'
import { type ListedProduct } from '@/domain/tools/shelfAction'
import { useSignedIn } from '@/state/session/useSession'

type ListRowProps = { product: ListedProduct; onRemove: (product: ListedProduct) => void }

/** A product on the list, as the device knows it now. */
export function ListRow({ product, onRemove }: ListRowProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { sku, name, price, active } = product
  const facts = [...(price === undefined ? [] : [format.money(price, workplace.currency)]), sku]
  return (
    <Card style={styles.row}>
      <View style={styles.words}>
        <Text variant="name">{name}</Text>
        <Text variant="sub" tone="muted">
          {dotted(...facts)}
        </Text>
      </View>
      {active === false && <Chip tone="late" text={t('shelfList.out')} />}
      <IconButton label={t('shelfList.remove', { name })} onPress={() => onRemove(product)}>
        <Text variant="title" tone="muted">
          ✕
        </Text>
      </IconButton>
    </Card>
  )
}

const useStyles = themed(() => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: touch.row,
  },
  words: { flex: 1, minWidth: '40%', gap: space.xxs },
}))
