import { useState } from 'react'
import { Modal, useWindowDimensions, View } from 'react-native'
import { shortScreen, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Keypad } from '@/components/ui/Keypad'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { judgeAdditionChange } from '@/domain/picking/addProduct'
import { type Addition } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { pressPriceKey, typedPrice } from './typedPrice'

type PriceSheetProps = {
  addition: Addition
  /** `null` gives the product its catalog price back. */
  onSet: (unitPrice: number | null) => void
  onClose: () => void
}

/** A team lead sets another price of a piece, next to the one of the catalog. */
export function PriceSheet({ addition, onSet, onClose }: PriceSheetProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { product, unitPrice } = addition
  const [typed, setTyped] = useState(unitPrice === undefined ? '' : String(unitPrice))
  const price = typedPrice(typed)
  const verdict = price === undefined ? undefined : judgeAdditionChange(addition, { unitPrice: price })
  const isShort = useWindowDimensions().height < shortScreen
  const catalog = format.money(product.price, workplace.currency)
  return (
    <Modal visible animationType="none" onRequestClose={onClose}>
      <Screen
        title={product.name}
        onBack={onClose}
        footer={
          <>
            {unitPrice === undefined ? (
              <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            ) : (
              <Button
                kind="plain"
                title={t('replace.add.catalogPrice')}
                onPress={() => onSet(null)}
                grow={1}
              />
            )}
            <Button
              title={t('replace.add.setPrice')}
              disabled={verdict?.kind !== 'fits'}
              onPress={() => price !== undefined && onSet(price === product.price ? null : price)}
              grow={1.4}
            />
          </>
        }
      >
        <Card style={styles.card}>
          <View style={styles.grow}>
            <Text variant="sub" tone="muted">
              {t('replace.add.newPrice')}
            </Text>
            <Text variant="display" tone={typed === '' ? 'muted' : 'ink'}>
              {(typed || '0').replace('.', format.pointSign)}
            </Text>
          </View>
          <View>
            <Text variant="sub" tone="muted">
              {t('replace.add.catalogPrice')}
            </Text>
            <Text variant="code">{catalog}</Text>
          </View>
        </Card>
        {verdict?.kind === 'price-refused' && (
          <Text variant="strong" tone="notFound" align="center" alert>
            {t('replace.add.priceRefused')}
          </Text>
        )}
        <Keypad
          onKey={(key) => setTyped(pressPriceKey(typed, key))}
          pointSign={format.pointSign}
          pointLabel={t('picking.weight.point')}
          deleteLabel={t('picking.weight.delete')}
          isCompact={isShort}
        />
      </Screen>
    </Modal>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flex: 1, minWidth: '40%' },
}))
