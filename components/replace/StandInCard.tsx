import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Replacement } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { useAmountWords } from './priceWords'

/** What stands in for the line now. Another one takes its place. */
export function StandInCard({ by, onTakeBack }: { by: Replacement; onTakeBack: () => void }) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const amountWords = useAmountWords()
  const { product } = by
  return (
    <Card edge="replaced" style={styles.card}>
      <View style={styles.row}>
        <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
        <View style={styles.words}>
          <Text variant="label" tone="replaced">
            {t('replace.standIn')}
          </Text>
          <Text variant="name">{product.name}</Text>
          <Text variant="sub" tone="muted">
            {amountWords(product, by)}
          </Text>
        </View>
      </View>
      <Button kind="plain" title={t('replace.takeBack')} onPress={onTakeBack} />
    </Card>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.xxs },
}))
