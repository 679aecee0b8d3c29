import { type ProductFacts } from '@/domain/tools/productFacts'
import { judgePriceChange } from '@/domain/tools/priceChange'
import { ownPrice } from '@/domain/tools/shownProduct'
import { MaximumSheet } from './MaximumSheet'
import { OutSheet } from './OutSheet'
import { PriceSheet } from './PriceSheet'
import { SurePrice } from './SurePrice'
import { type Changes } from './useChanges'

/** What lies over the product: a question or a keypad. `sure`: a price that is far from what it was. */
export type Sheet =
  | { kind: 'out' | 'maximum' }
  | { kind: 'price'; typed: string }
  | { kind: 'sure'; typed: string; will: number }

type ChangeSheetProps = {
  product: ProductFacts
  sheet: Sheet
  acts: Changes
  onSheet: (sheet: Sheet | undefined) => void
}

export function ChangeSheet({ product, sheet, acts, onSheet }: ChangeSheetProps) {
  const close = () => onSheet(undefined)
  const then = (act: Promise<void>) => {
    close()
    void act
  }
  switch (sheet.kind) {
    case 'out':
      return <OutSheet onOut={(backAt) => then(acts.turnOff(backAt))} onClose={close} />
    case 'maximum':
      return <MaximumSheet product={product} onSet={(most) => then(acts.setMaximum(most))} onClose={close} />
    case 'price':
      return (
        <PriceSheet
          product={product}
          start={sheet.typed}
          onSet={(will, typed) =>
            judgePriceChange(ownPrice(product), will) === 'large'
              ? onSheet({ kind: 'sure', typed, will })
              : then(acts.setPrice(will))
          }
          onClose={close}
        />
      )
    case 'sure':
      return (
        <SurePrice
          product={product}
          will={sheet.will}
          onYes={() => then(acts.setPrice(sheet.will))}
          onNo={() => onSheet({ kind: 'price', typed: sheet.typed })}
        />
      )
  }
}
