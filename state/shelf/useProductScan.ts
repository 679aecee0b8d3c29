import { useRef } from 'react'
import { lookUpProducts } from '@/api/catalog'
import { type ReadCode } from '@/domain/barcode/code'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { readCode } from '@/domain/barcode/readCode'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from './shelf'
import { useShelf } from './useShelf'

type Outcome =
  /** At least one; several where one code stands on several products. */
  | { kind: 'found'; products: readonly ShelfProduct[] }
  /** `unasked`: the device does not know it, and could not ask. */
  | { kind: 'looking-up' | 'misread' | 'unknown-code' | 'unasked' }

export type ProductScan = Outcome & {
  scan: Scan
  code: ReadCode
  /** False where another scan came while this one was looked up. */
  isLast: boolean
}

/** What is scanned, as products of this store. Every scan is told of, at once or when it was looked up. */
export function useProductScan(onScan: (scan: ProductScan) => void, isOn = true): void {
  const { workplace, api } = useSignedIn()
  const { shelf } = useShelf()
  const layouts = useLabelLayouts()
  const last = useRef<Scan>(undefined)

  const lookUp = async (code: ReadCode): Promise<Outcome> => {
    const key = keyOf(code)
    try {
      const products = await lookUpProducts(api, workplace.vendorId, code.text)
      const isNamed = ({ barcodes }: { barcodes: readonly string[] }) =>
        barcodes.some((barcode) => barcodeKey(barcode, layouts) === key)
      return outcomeOf(products.filter(isNamed).map(asShelfProduct))
    } catch {
      return { kind: 'unasked' }
    }
  }

  const hear = async (scan: Scan) => {
    last.current = scan
    const code = readCode(scan.text, layouts)
    const tell = (outcome: Outcome) => onScan({ ...outcome, scan, code, isLast: last.current === scan })
    const known = outcomeOf(shelf.findByKey(keyOf(code)))
    if (known.kind === 'found') return tell(known)
    if (code.kind === 'misread') return tell({ kind: 'misread' })
    if (shelf.isWhole) return tell(known)
    // Not known here is not unknown: the device may not have the whole catalog yet.
    tell({ kind: 'looking-up' })
    tell(await lookUp(code))
  }
  useScans((scan) => void hear(scan), isOn)
}

const outcomeOf = (products: readonly ShelfProduct[]): Outcome =>
  products.length > 0 ? { kind: 'found', products } : { kind: 'unknown-code' }
