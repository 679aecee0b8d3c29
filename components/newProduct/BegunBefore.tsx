import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { skuOf, type ProductDraft } from '@/domain/tools/productDraft'

type BegunBeforeProps = {
  draft: ProductDraft
  offered: string
  onGoOn: () => void
  onAnew: () => void
}

/** Somebody scans a new product while another one is half filled in: neither is thrown away unasked. */
export function BegunBefore({ draft, offered, onGoOn, onAnew }: BegunBeforeProps) {
  const { t, language } = useWords()
  const name = localized(draft.titles, language) || skuOf(draft) || draft.typedBarcode
  return (
    <Dialog
      title={t('newProduct.earlier.title')}
      text={t('newProduct.earlier.text', { name })}
      onDismiss={onGoOn}
    >
      <Button title={t('newProduct.earlier.anew', { code: offered })} onPress={onAnew} />
      <Button kind="plain" title={t('newProduct.earlier.goOn')} onPress={onGoOn} />
    </Dialog>
  )
}
