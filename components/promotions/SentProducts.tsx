import { useState } from 'react'
import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Dialog } from '@/components/ui/Dialog'
import { IconButton } from '@/components/ui/IconButton'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { promotedPrice, type Discount } from '@/domain/promotions/promotedPrice'
import { type SentPromotion } from '@/domain/tools/sentPromotions'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { useDiscountWords } from './promotionWords'
import { StruckPrice } from './StruckPrice'
import { useFindPrice } from './useFindPrice'

type SentProductsProps = {
  products: SentPromotion['products']
  /** Without one nothing can be taken out any more. */
  onTakeOut: ((sku: Sku) => void) | undefined
}

/** What is promoted: what each product cost, and what it costs under the promotion. */
export function SentProducts({ products, onTakeOut }: SentProductsProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { shelf } = useShelf()
  const [asked, setAsked] = useState<Sku>()
  const nameOf = (sku: Sku) => shelf.find(sku)?.name ?? sku
  return (
    <Section title={t('promotions.products', { count: products.size })}>
      {products.size === 0 && <Text tone="muted">{t('promotions.one.noProducts')}</Text>}
      {[...products].map(([sku, discount]) => (
        <View key={sku} style={styles.row}>
          <SentProduct sku={sku} name={nameOf(sku)} discount={discount} />
          {onTakeOut && (
            <IconButton
              label={t('promotions.goods.takeOutOf', { name: nameOf(sku) })}
              onPress={() => setAsked(sku)}
            >
              <Text variant="key">×</Text>
            </IconButton>
          )}
        </View>
      ))}
      {asked !== undefined && onTakeOut && (
        <TakeOutDialog
          sku={asked}
          name={nameOf(asked)}
          onClose={() => setAsked(undefined)}
          onTakeOut={() => {
            setAsked(undefined)
            onTakeOut(asked)
          }}
        />
      )}
    </Section>
  )
}

function SentProduct({ sku, name, discount }: { sku: Sku; name: string; discount: Discount }) {
  const styles = useStyles()
  const { workplace } = useSignedIn()
  const { shelf } = useShelf()
  const discountWords = useDiscountWords()
  const product = shelf.find(sku)
  const was = useFindPrice()(sku)
  return (
    <Card style={styles.card}>
      <LinePicture address={findImageAddress(product?.imageUrl, workplace.address)} name={name} />
      <View style={styles.words}>
        <Text variant="name">{name}</Text>
        {was === undefined || was === 0 ? (
          <Text variant="sub" tone="muted">
            {discountWords(discount)}
          </Text>
        ) : (
          <StruckPrice
            was={was}
            will={promotedPrice(was, discount)}
            isPerKg={product?.pricingType === 'KG'}
          />
        )}
      </View>
    </Card>
  )
}

type TakeOutDialogProps = { sku: Sku; name: string; onTakeOut: () => void; onClose: () => void }

function TakeOutDialog({ sku, name, onTakeOut, onClose }: TakeOutDialogProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const was = useFindPrice()(sku)
  return (
    <Dialog
      title={t('promotions.one.takeOutQuestion', { name })}
      {...(was !== undefined && {
        text: t('promotions.one.back', { price: format.money(was, workplace.currency) }),
      })}
      onDismiss={onClose}
    >
      <Button kind="danger" title={t('promotions.goods.takeOut')} onPress={onTakeOut} />
      <Button kind="plain" title={t('promotions.one.leaveIn')} onPress={onClose} />
    </Dialog>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  card: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: '50%', gap: space.xxs },
}))
