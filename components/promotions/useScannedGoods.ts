import { lookUpProducts } from '@/api/catalog'
import { type ReadCode } from '@/domain/barcode/code'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { readCode } from '@/domain/barcode/readCode'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useScans } from '@/state/scans/useScans'
import { type Scan } from '@/state/scans/scanStream'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'

export type ScannedGoods =
  /** Several where one code stands on several products: a question for who holds it. */
  | { kind: 'found'; products: readonly ShelfProduct[] }
  | { kind: 'looking-up' | 'misread' | 'unknown-code' | 'not-asked' }

/** What is scanned, as products of this store. Every scan is answered: who goes along a shelf does not wait for each. */
export function useScannedGoods(onGoods: (goods: ScannedGoods) => void): void {
  const { workplace, api } = useSignedIn()
  const { shelf } = useShelf()
  const layouts = useLabelLayouts()

  const lookUp = async (code: ReadCode): Promise<ShelfProduct[]> => {
    const products = await lookUpProducts(api, workplace.vendorId, code.text)
    const isNamed = ({ barcodes }: { barcodes: readonly string[] }) =>
      barcodes.some((barcode) => barcodeKey(barcode, layouts) === keyOf(code))
    return products.filter(isNamed).map(asShelfProduct)
  }
  const tell = (products: readonly ShelfProduct[]) =>
    onGoods(products.length > 0 ? { kind: 'found', products } : { kind: 'unknown-code' })

  const scan = async (scanned: Scan) => {
    const code = readCode(scanned.text, layouts)
    const known = shelf.findByKey(keyOf(code))
    if (known.length > 0) return tell(known)
    if (code.kind === 'misread') return onGoods({ kind: 'misread' })
    if (shelf.isWhole) return tell([])
    // Not known here is not unknown: the device may not have the whole catalog yet.
    onGoods({ kind: 'looking-up' })
    await lookUp(code).then(tell, () => onGoods({ kind: 'not-asked' }))
  }
  useScans((scanned) => void scan(scanned))
}
