import { useState } from 'react'
import { PricePad } from '@/components/parts/PricePad'
import { typedPrice } from '@/components/parts/typedPrice'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type ListedProduct } from '@/domain/tools/shelfAction'
import { useSignedIn } from '@/state/session/useSession'

type ListPriceSheetProps = {
  products: readonly ListedProduct[]
  onSet: (price: number) => void
  onClose: () => void
}

/** One price for everything on the list, next to what it costs now. */
export function ListPriceSheet({ products, onSet, onClose }: ListPriceSheetProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const [typed, setTyped] = useState('')
  const price = typedPrice(typed)
  const now = products.flatMap((product) => product.price ?? [])
  const [least, most] = [Math.min(...now), Math.max(...now)].map((one) =>
    format.money(one, workplace.currency),
  )
  const title = t('shelfList.price')
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen
        title={title}
        onBack={onClose}
        footer={
          <>
            <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            <Button
              title={t('shelfList.setPrice')}
              disabled={price === undefined || price === 0}
              onPress={() => price !== undefined && onSet(price)}
              grow={1.4}
            />
          </>
        }
      >
        <PricePad
          typed={typed}
          onType={setTyped}
          title={t('shelfList.newPrice')}
          was={{
            title: t('shelfList.prices'),
            price: now.length === 0 ? '–' : least === most ? `${least}` : `${least} – ${most}`,
          }}
          fault={undefined}
        />
      </Screen>
    </Layer>
  )
}
