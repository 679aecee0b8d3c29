import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'

type ChooseScannedProps<Scanned> = {
  several: readonly Scanned[] | undefined
  onChoose: (scanned: Scanned) => void
  onClose: () => void
  /** The name, unless more helps to tell them apart. */
  titleOf?: (product: ShelfProduct) => string
}

/** One code on several products: only who holds it can know which one it is. */
export function ChooseScanned<Scanned extends { product: ShelfProduct }>({
  several,
  onChoose,
  onClose,
  titleOf = ({ name }) => name,
}: ChooseScannedProps<Scanned>) {
  const { t } = useWords()
  if (several === undefined) return null
  return (
    <Dialog title={t('replace.choose.title')} text={t('replace.choose.text')} onDismiss={onClose}>
      {several.map((scanned) => (
        <Button
          key={scanned.product.sku}
          title={titleOf(scanned.product)}
          onPress={() => onChoose(scanned)}
        />
      ))}
      <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
    </Dialog>
  )
}
