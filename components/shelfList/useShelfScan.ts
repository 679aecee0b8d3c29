import { lookUpProducts } from '@/api/catalog'
import { type ReadCode } from '@/domain/barcode/code'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { readCode } from '@/domain/barcode/readCode'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'

export type ShelfScan =
  | { kind: 'found'; product: ShelfProduct }
  /** One code on several products: only who stands there knows which. */
  | { kind: 'several'; products: readonly ShelfProduct[] }
  /** `unasked`: the device does not know it, and could not ask. */
  | { kind: 'looking-up' | 'misread' | 'unknown-code' | 'unasked' }

/**
 * What is scanned along the shelf, on sale or not: what is out of stock comes back by the same list. Every scan is
 * answered, also when the next one comes before its product was looked up.
 */
export function useShelfScan(onScan: (scan: ShelfScan) => void, isOn: boolean): void {
  const { workplace, api } = useSignedIn()
  const { shelf } = useShelf()
  const layouts = useLabelLayouts()

  const lookUp = async (code: ReadCode): Promise<ShelfProduct[] | undefined> => {
    const key = keyOf(code)
    const products = await lookUpProducts(api, workplace.vendorId, code.text).catch(() => undefined)
    return products
      ?.filter(({ barcodes }) => barcodes.some((barcode) => barcodeKey(barcode, layouts) === key))
      .map(asShelfProduct)
  }

  const scan = async (scanned: Scan) => {
    const code = readCode(scanned.text, layouts)
    const known = shelf.findByKey(keyOf(code))
    if (known.length > 0) return onScan(scanOf(known))
    if (code.kind === 'misread') return onScan({ kind: 'misread' })
    if (shelf.isWhole) return onScan({ kind: 'unknown-code' })
    // Not known here is not unknown: the device may not have the whole catalog yet.
    onScan({ kind: 'looking-up' })
    const found = await lookUp(code)
    onScan(found === undefined ? { kind: 'unasked' } : scanOf(found))
  }
  useScans((scanned) => void scan(scanned), isOn)
}

function scanOf(products: readonly ShelfProduct[]): ShelfScan {
  const [product, ...others] = products
  if (product === undefined) return { kind: 'unknown-code' }
  return others.length > 0 ? { kind: 'several', products } : { kind: 'found', product }
}
