import { useState } from 'react'
import { PricePad } from '@/components/parts/PricePad'
import { typedPrice } from '@/components/parts/typedPrice'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { judgeAdditionChange } from '@/domain/picking/addProduct'
import { type Addition } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'

type PriceSheetProps = {
  addition: Addition
  /** `null` gives the product its catalog price back. */
  onSet: (unitPrice: number | null) => void
  onClose: () => void
}

/** A team lead sets another price of a piece, next to the one of the catalog. */
export function PriceSheet({ addition, onSet, onClose }: PriceSheetProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { product, unitPrice } = addition
  const [typed, setTyped] = useState(unitPrice === undefined ? '' : String(unitPrice))
  const price = typedPrice(typed)
  const verdict = price === undefined ? undefined : judgeAdditionChange(addition, { unitPrice: price })
  const catalog = format.money(product.price, workplace.currency)
  return (
    <Layer title={product.name} animationType="none" onRequestClose={onClose}>
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
        <PricePad
          typed={typed}
          onType={setTyped}
          title={t('replace.add.newPrice')}
          was={{ title: t('replace.add.catalogPrice'), price: catalog }}
          fault={verdict?.kind === 'price-refused' ? t('replace.add.priceRefused') : undefined}
        />
      </Screen>
    </Layer>
  )
}
