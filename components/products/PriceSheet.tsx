import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { judgePriceChange } from '@/domain/tools/priceChange'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { ownPrice } from '@/domain/tools/shownProduct'
import { coinDecimals, isTypable, priceOf } from '@/domain/tools/typedAmount'
import { useSignedIn } from '@/state/session/useSession'
import { NumberSheet } from './NumberSheet'
import { usePriceWords } from './PriceLine'

type PriceSheetProps = {
  product: ProductFacts
  /** What was typed before. */
  start: string
  onSet: (price: number, typed: string) => void
  onClose: () => void
}

/** Another price of the product, in what people pay with here. */
export function PriceSheet({ product, start, onSet, onClose }: PriceSheetProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const priceWords = usePriceWords()
  const [typed, setTyped] = useState(start)
  const price = priceOf(typed)
  const isSame = price !== undefined && judgePriceChange(ownPrice(product), price) === 'same'
  return (
    <NumberSheet
      name={product.name}
      title={t('products.pad.price')}
      was={priceWords(ownPrice(product), product.pricingType)}
      typed={typed}
      onType={(next) => isTypable(next, coinDecimals(workplace.currency)) && setTyped(next)}
      isSame={isSame}
      onSet={price === undefined ? undefined : () => onSet(price, typed)}
      onClose={onClose}
    />
  )
}
