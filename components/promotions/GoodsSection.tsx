import { useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Section } from '@/components/ui/Section'
import { Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import {
  discountOf,
  type DraftFaults,
  type DraftProduct,
  type PromotionDraft,
  type TypedDiscount,
} from '@/domain/tools/promotionDraft'
import { useShelf } from '@/state/shelf/useShelf'
import { DiscountSheet } from './DiscountSheet'
import { DraftProductRow, regularPrice } from './DraftProductRow'
import { useDiscountWords } from './promotionWords'

export type Goods = Pick<PromotionDraft, 'products' | 'forAll'>

type GoodsSectionProps = {
  goods: Goods
  onChange: (goods: Goods) => void
  faults: Pick<DraftFaults, 'products' | 'forAll' | 'bySku'>
  /** What is missing is said once somebody wanted to send it; a value that is wrong at once. */
  isTried: boolean
}

/** The discount for all, then every product at its price. */
export function GoodsSection({ goods, onChange, faults, isTried }: GoodsSectionProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { shelf } = useShelf()
  const [opened, setOpened] = useState<'all' | Sku>()
  const { products, forAll } = goods
  const own = products.find(({ sku }) => sku === opened)
  const change = (sku: Sku, discount: TypedDiscount | undefined) => {
    setOpened(undefined)
    onChange({ ...goods, products: products.map((one) => (one.sku === sku ? withOwn(one, discount) : one)) })
  }
  const shown = own && shelf.find(own.sku)
  return (
    <>
      <Section title={t('promotions.discount.head')}>
        <ForAll discount={forAll} onPress={() => setOpened('all')} />
        {faults.forAll !== undefined && (isTried || forAll.typed !== '') && (
          <Text variant="sub" tone="notFound" alert>
            {t(`promotions.discount.fault.${faults.forAll}`)}
          </Text>
        )}
      </Section>
      <Section title={t('promotions.goods.head')}>
        {products.length === 0 && <Text tone="muted">{t('promotions.goods.none')}</Text>}
        {isTried && faults.products !== undefined && (
          <Text variant="sub" tone="notFound" alert>
            {t('promotions.goods.needed')}
          </Text>
        )}
        <View style={styles.rows}>
          {products.map((product) => (
            <DraftProductRow
              key={product.sku}
              name={shelf.find(product.sku)?.name ?? product.name}
              product={shelf.find(product.sku)}
              discount={discountOf(goods, product)}
              fault={faults.bySku.get(product.sku)}
              onChange={() => setOpened(product.sku)}
              onTakeOut={() => onChange({ ...goods, products: products.filter((one) => one !== product) })}
            />
          ))}
        </View>
      </Section>
      {opened === 'all' && (
        <DiscountSheet
          title={t('promotions.discount.forAll')}
          start={forAll}
          of={undefined}
          onSet={(discount) => {
            setOpened(undefined)
            onChange({ ...goods, forAll: discount })
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {own !== undefined && (
        <DiscountSheet
          key={own.sku}
          title={shown?.name ?? own.name}
          start={discountOf(goods, own)}
          of={shown && { price: regularPrice(shown), isPerKg: shown.pricingType === 'KG' }}
          onSet={(discount) => change(own.sku, discount)}
          onAsAll={own.own && (() => change(own.sku, undefined))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

const withOwn = ({ sku, name }: DraftProduct, own: TypedDiscount | undefined): DraftProduct => ({
  sku,
  name,
  ...(own && { own }),
})

function ForAll({ discount, onPress }: { discount: TypedDiscount; onPress: () => void }) {
  const { t } = useWords()
  const discountWords = useDiscountWords()
  const title = t('promotions.discount.forAll')
  const words =
    discount.typed === ''
      ? t('promotions.discount.none')
      : discountWords({ subtype: discount.subtype, value: Number(discount.typed) })
  const verb = t('promotions.discount.change')
  return (
    <Card onPress={onPress} label={[title, words, verb].join(', ')}>
      <Text variant="sub" tone="muted">
        {title}
      </Text>
      <Text variant="amount">{words}</Text>
      <Spoken text={verb} />
    </Card>
  )
}

const useStyles = themed(() => ({ rows: { gap: space.s } }))
