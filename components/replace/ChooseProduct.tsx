import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type FoundProduct } from './foundProduct'
import { usePriceWords } from './priceWords'

type ChooseProductProps = {
  found: readonly FoundProduct[]
  onChoose: (found: FoundProduct) => void
  onClose: () => void
}

/** One code on several products: only who holds it can know which one it is. */
export function ChooseProduct({ found, onChoose, onClose }: ChooseProductProps) {
  const { t } = useWords()
  const priceWords = usePriceWords()
  return (
    <Dialog title={t('replace.choose.title')} text={t('replace.choose.text')} onDismiss={onClose}>
      {found.map((one) => (
        <Button
          key={one.product.sku}
          title={`${one.product.name} · ${priceWords(one.product)}`}
          onPress={() => onChoose(one)}
        />
      ))}
      <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
    </Dialog>
  )
}
