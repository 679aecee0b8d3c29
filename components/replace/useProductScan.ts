import { useRef } from 'react'
import { lookUpProducts } from '@/api/catalog'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { type ReadCode } from '@/domain/barcode/code'
import { readCode } from '@/domain/barcode/readCode'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useScans } from '@/state/scans/useScans'
import { type Scan } from '@/state/scans/scanStream'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'
import { amountOnLabel, type FoundProduct } from './foundProduct'

export type ScanResult =
  | { kind: 'found'; found: FoundProduct }
  /** One code on several products: a question for the picker. */
  | { kind: 'several'; found: readonly FoundProduct[] }
  | { kind: 'looking-up' | 'misread' | 'unknown-code' }

/** What is scanned, as products of this store. Of two scans the later one is answered. */
export function useProductScan(onResult: (result: ScanResult) => void): void {
  const { workplace, api } = useSignedIn()
  const { shelf } = useShelf()
  const layouts = useLabelLayouts()
  const last = useRef<Scan>(undefined)

  const lookUp = async (code: ReadCode): Promise<ShelfProduct[]> => {
    const key = keyOf(code)
    const products = await lookUpProducts(api, workplace.vendorId, code.text).catch(() => [])
    const isNamed = ({ barcodes }: { barcodes: readonly string[] }) =>
      barcodes.some((barcode) => barcodeKey(barcode, layouts) === key)
    return products.filter(isNamed).map(asShelfProduct)
  }

  const scan = async (scanned: Scan) => {
    last.current = scanned
    const code = readCode(scanned.text, layouts)
    const known = shelf.findByKey(keyOf(code))
    if (known.length > 0) return onResult(resultOf(known, code, scanned))
    if (code.kind === 'misread') return onResult({ kind: 'misread' })
    if (shelf.isWhole) return onResult({ kind: 'unknown-code' })
    // Not known here is not unknown: the device may not have the whole catalog yet.
    onResult({ kind: 'looking-up' })
    const found = await lookUp(code)
    if (last.current === scanned) onResult(resultOf(found, code, scanned))
  }
  useScans((scanned) => void scan(scanned))
}

/** What is on sale goes before what is not. */
function resultOf(products: readonly ShelfProduct[], code: ReadCode, { source }: Scan): ScanResult {
  const active = products.filter((product) => product.active)
  const found = (active.length > 0 ? active : products).map((product): FoundProduct => ({
    product,
    asked: amountOnLabel(product, code),
    how: source === 'camera' ? 'camera' : 'scan',
    code: code.text,
  }))
  const [first, ...others] = found
  if (first === undefined) return { kind: 'unknown-code' }
  return others.length > 0 ? { kind: 'several', found } : { kind: 'found', found: first }
}
