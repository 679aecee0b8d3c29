import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type ReadCode } from '@/domain/barcode/code'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from '@/state/scans/scanStream'
import { useProductScan, type ProductScan } from '@/state/shelf/useProductScan'
import { type Said } from './SaidLine'

/** A product and how it came into somebody's hand. */
export type ScannedProduct = { product: ShelfProduct; code: ReadCode; source: Scan['source'] }

type Given = {
  say: (said: Said | undefined) => void
  onFound: (scanned: ScannedProduct) => void
  isOn?: boolean
  /** Who collects wants every scan; who holds one product in hand wants the last. */
  answers: 'every' | 'last'
  /** Of several with one code only those on sale, where there are any. */
  isOnSaleFirst?: boolean
}

/** Never silent: a scan is taken on, asked about, or refused with its own sound. */
export function useScannedProduct({ say, onFound, isOn, answers, isOnSaleFirst = false }: Given) {
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [several, setSeveral] = useState<readonly ScannedProduct[]>()

  const refuse = (signal: 'refused' | 'unknown-code', text: string) => {
    say({ kind: 'bad', text })
    feedback.give(signal)
  }
  const take = (scanned: readonly ScannedProduct[]) => {
    const [first, ...others] = scanned
    if (first === undefined) return
    if (others.length === 0) return onFound(first)
    feedback.give('choose')
    setSeveral(scanned)
  }
  const hear = (heard: ProductScan) => {
    if (answers === 'last' && !heard.isLast) return
    setSeveral(undefined)
    switch (heard.kind) {
      case 'found': {
        const { code, scan } = heard
        const products = isOnSaleFirst ? onSaleFirst(heard.products) : heard.products
        return take(products.map((product) => ({ product, code, source: scan.source })))
      }
      case 'looking-up':
        return say({ kind: 'wait', text: t('picking.notice.lookingUp') })
      case 'misread':
        return refuse('refused', t('picking.notice.misread'))
      case 'unknown-code':
        return refuse('unknown-code', t('picking.stop.unknown-code.text'))
      case 'unasked':
        return refuse('unknown-code', t('picking.stop.unknown-code.unasked'))
    }
  }
  useProductScan(hear, isOn)
  return {
    several,
    closeSeveral: () => setSeveral(undefined),
    choose: (scanned: ScannedProduct) => {
      setSeveral(undefined)
      onFound(scanned)
    },
  }
}

function onSaleFirst(products: readonly ShelfProduct[]): readonly ShelfProduct[] {
  const active = products.filter((product) => product.active)
  return active.length > 0 ? active : products
}
