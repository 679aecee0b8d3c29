import { ChooseProduct } from './ChooseProduct'
import { type FoundProduct } from './foundProduct'
import { useProductScan } from './useProductScan'
import { useScanResult } from './useScanResult'

type ScannedProductProps = Parameters<typeof useScanResult>[0]

/** Hands on what is scanned on this screen; over it lies a question while a code could be several products. */
export function ScannedProduct({ say, onFound }: ScannedProductProps) {
  const { several, closeSeveral, onResult } = useScanResult({ say, onFound })
  useProductScan(onResult)
  if (several === undefined) return null
  const choose = (found: FoundProduct) => {
    closeSeveral()
    onFound(found)
  }
  return <ChooseProduct found={several} onClose={closeSeveral} onChoose={choose} />
}
