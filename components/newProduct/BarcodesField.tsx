import { useState } from 'react'
import { CameraSource } from '@/components/scan/CameraSource'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Section } from '@/components/ui/Section'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type ProductDraft } from '@/domain/tools/productDraft'

type BarcodesFieldProps = {
  draft: Pick<ProductDraft, 'barcodes' | 'typedBarcode'>
  onType: (typed: string) => void
  /** The typed one joins the others. */
  onAdd: () => void
  onTakeOut: (barcode: string) => void
  /** A product of this store that has one of the codes. */
  known: ShelfProduct | undefined
  onOpen: (sku: Sku) => void
  fault: string | undefined
}

/** By which codes the product will be found: scanned, or typed one after another. */
export function BarcodesField(props: BarcodesFieldProps) {
  const { draft, onType, onAdd, onTakeOut, known, onOpen, fault } = props
  const { t } = useWords()
  const [isCameraOn, setCameraOn] = useState(false)
  return (
    <Section title={t('newProduct.barcodes')}>
      {isCameraOn && <CameraSource onClose={() => setCameraOn(false)} />}
      {draft.barcodes.map((barcode) => (
        <Button
          key={barcode}
          kind="plain"
          title={t('newProduct.takeOut', { code: barcode })}
          onPress={() => onTakeOut(barcode)}
        />
      ))}
      {known !== undefined && (
        <>
          <Notice caution text={t('newProduct.known', { name: known.name })} />
          <Button
            kind="plain"
            title={t('newProduct.open', { name: known.name })}
            onPress={() => onOpen(known.sku)}
          />
        </>
      )}
      <TextField
        kind="digits"
        label={t('newProduct.barcode')}
        hint={t('newProduct.barcodeHint')}
        value={draft.typedBarcode}
        onChange={onType}
        onSubmit={onAdd}
        {...(fault !== undefined && { fault })}
      />
      {draft.typedBarcode.trim() !== '' && (
        <Button kind="plain" title={t('newProduct.addBarcode')} onPress={onAdd} />
      )}
      {!isCameraOn && (
        <Button kind="plain" title={t('newProduct.camera')} onPress={() => setCameraOn(true)} />
      )}
    </Section>
  )
}
