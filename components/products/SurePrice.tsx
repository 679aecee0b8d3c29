import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { changeShare } from '@/domain/tools/priceChange'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { ownPrice } from '@/domain/tools/shownProduct'
import { usePriceWords } from './PriceLine'

type SurePriceProps = { product: ProductFacts; will: number; onYes: () => void; onNo: () => void }

/** Asks once more, in words, before a price moves far. */
export function SurePrice({ product, will: price, onYes, onNo }: SurePriceProps) {
  const { t, format } = useWords()
  const priceWords = usePriceWords()
  const own = ownPrice(product)
  const was = priceWords(own, product.pricingType)
  const will = priceWords(price, product.pricingType)
  const share = changeShare(own, price)
  const percent = format.number(Math.round(Math.abs(share) * 100))
  const text = Number.isFinite(share)
    ? t(share > 0 ? 'products.sure.more' : 'products.sure.less', { was, will, percent })
    : t('products.sure.fromFree', { will })
  return (
    <Dialog title={t('products.sure.title')} text={text} onDismiss={onNo}>
      <Button kind="danger" title={t('products.sure.yes', { will })} onPress={onYes} />
      <Button kind="plain" title={t('products.sure.no')} onPress={onNo} />
    </Dialog>
  )
}
