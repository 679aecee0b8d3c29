import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { newBarcode } from '@/domain/tools/newBarcode'
import { isBegun, type ProductDraft } from '@/domain/tools/productDraft'

type Codes = Pick<ProductDraft, 'barcodes' | 'typedBarcode' | 'pricingType'>

/** A code comes to a draft: among its barcodes once, or into the field where its fault is told. */
export function withCode(
  { barcodes, pricingType }: Codes,
  scanned: string,
  layouts: readonly LabelLayout[],
): Codes {
  const read = newBarcode(scanned, layouts)
  if (read.kind === 'faulty') return { barcodes, pricingType, typedBarcode: scanned.trim() }
  const isThere = barcodes.some((barcode) => barcodeKey(barcode, layouts) === keyOf(read.code))
  return {
    barcodes: isThere ? barcodes : [...barcodes, read.barcode],
    typedBarcode: '',
    pricingType: read.isWeighed ? 'KG' : pricingType,
  }
}

/** Somebody has begun another product than the one whose code they hold now. */
export function isOfAnother(
  draft: ProductDraft,
  scanned: string | undefined,
  layouts: readonly LabelLayout[],
): boolean {
  if (scanned === undefined || !isBegun(draft)) return false
  const after = withCode(draft, scanned, layouts)
  return after.barcodes.length > draft.barcodes.length || after.typedBarcode !== draft.typedBarcode
}
