import { useIsFocused } from 'expo-router'
import { useState } from 'react'
import { ChooseScanned } from '@/components/parts/ChooseScanned'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'
import { useProductScan, type ProductScan } from '@/state/shelf/useProductScan'

type ScanToOpenProps = {
  onOpen: (sku: Sku) => void
  /** Only for who may. */
  onCreate: ((barcode: string) => void) | undefined
}

type Question =
  /** Only what the store surely does not have may be created. */
  | { kind: 'unknown-code' | 'unasked' | 'misread'; code: string }
  | { kind: 'several'; products: readonly ShelfProduct[] }

/** A scan opens its product. What nobody knows, and what several are called, is asked about. */
export function ScanToOpen({ onOpen, onCreate }: ScanToOpenProps) {
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const open = ({ sku }: ShelfProduct) => {
    close()
    onOpen(sku)
  }

  const hear = (heard: ProductScan) => {
    if (!heard.isLast || heard.kind === 'looking-up') return
    if (heard.kind !== 'found') {
      feedback.give(heard.kind === 'misread' ? 'refused' : 'unknown-code')
      return setQuestion({ kind: heard.kind, code: heard.scan.text })
    }
    const [first, ...others] = heard.products
    if (first === undefined) return
    feedback.give(others.length > 0 ? 'choose' : 'picked')
    if (others.length > 0) setQuestion({ kind: 'several', products: heard.products })
    else open(first)
  }
  useProductScan(hear, useIsFocused())

  if (question === undefined) return null
  if (question.kind === 'several') {
    const several = question.products.map((product) => ({ product }))
    return <ChooseScanned several={several} onChoose={({ product }) => open(product)} onClose={close} />
  }
  const { kind, code } = question
  const create = () => {
    close()
    onCreate?.(code)
  }
  return (
    <Dialog title={t('products.unknown')} text={unknownWords()} onDismiss={close}>
      {onCreate && kind === 'unknown-code' && <Button title={t('products.createIt')} onPress={create} />}
      <Button kind="plain" title={t('products.close')} onPress={close} />
    </Dialog>
  )

  function unknownWords(): string {
    switch (kind) {
      case 'unknown-code':
        return t('products.unknownText', { code })
      case 'unasked':
        return t('picking.stop.unknown-code.unasked')
      case 'misread':
        return t('picking.notice.misread')
    }
  }
}
