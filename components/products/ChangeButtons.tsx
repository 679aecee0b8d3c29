import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { useWords } from '@/components/words/useWords'
import { type Sheet } from './ChangeSheet'

/** In stock or not, in one tap; only going out asks for how long. */
export function StockButton({
  active,
  onOut,
  onIn,
}: {
  active: boolean
  onOut: () => void
  onIn: () => void
}) {
  const { t } = useWords()
  return active ? (
    <Button kind="dangerSoft" title={t('products.change.out')} onPress={onOut} grow={1} />
  ) : (
    <Button title={t('products.change.in')} onPress={onIn} grow={1} />
  )
}

export function ChangeButtons({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.row}>
      <Button
        kind="plain"
        title={t('products.change.price')}
        onPress={() => onOpen({ kind: 'price', typed: '' })}
        grow={1}
      />
      <Button
        kind="plain"
        title={t('products.change.maximum')}
        onPress={() => onOpen({ kind: 'maximum' })}
        grow={1}
      />
    </View>
  )
}

const useStyles = themed(() => ({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } }))
