import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { isTypable, maximumOf, MOST_PER_ORDER } from '@/domain/tools/typedAmount'
import { useMaximumWords } from './maximumWords'
import { NumberSheet } from './NumberSheet'

type MaximumSheetProps = { product: ProductFacts; onSet: (maximum: number) => void; onClose: () => void }

/** How many of it one order may have. */
export function MaximumSheet({ product, onSet, onClose }: MaximumSheetProps) {
  const { t } = useWords()
  const maximumWords = useMaximumWords()
  const [typed, setTyped] = useState('')
  const maximum = maximumOf(typed)
  return (
    <NumberSheet
      name={product.name}
      title={t('products.pad.maximum')}
      was={maximumWords(product.maximum)}
      typed={typed}
      onType={(next) => isTypable(next, 0, MOST_PER_ORDER) && setTyped(next)}
      isSame={maximum !== undefined && maximum === product.maximum}
      onSet={maximum === undefined ? undefined : () => onSet(maximum)}
      onClose={onClose}
    />
  )
}
