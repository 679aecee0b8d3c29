import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'

type ChooseListedProps = {
  products: readonly ShelfProduct[]
  onChoose: (product: ShelfProduct) => void
  onClose: () => void
}

/** One code on several products: only who stands before it can know which one it is. */
export function ChooseListed({ products, onChoose, onClose }: ChooseListedProps) {
  const { t } = useWords()
  return (
    <Dialog title={t('replace.choose.title')} text={t('replace.choose.text')} onDismiss={onClose}>
      {products.map((product) => (
        <Button key={product.sku} title={product.name} onPress={() => onChoose(product)} />
      ))}
      <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
    </Dialog>
  )
}
