import { ChooseScanned } from '@/components/parts/ChooseScanned'
import { type Said } from '@/components/parts/SaidLine'
import { useScannedProduct } from '@/components/parts/useScannedProduct'
import { asFound, type FoundProduct } from './foundProduct'
import { usePriceWords } from './priceWords'

type ScannedProductProps = {
  say: (said: Said | undefined) => void
  onFound: (found: FoundProduct) => void
}

/** Hands on what is scanned on this screen; over it lies a question while a code could be several products. */
export function ScannedProduct({ say, onFound }: ScannedProductProps) {
  const priceWords = usePriceWords()
  const { several, closeSeveral, choose } = useScannedProduct({
    say,
    answers: 'last',
    isOnSaleFirst: true,
    onFound: (scanned) => onFound(asFound(scanned)),
  })
  return (
    <ChooseScanned
      several={several}
      onChoose={choose}
      onClose={closeSeveral}
      titleOf={(product) => `${product.name} · ${priceWords(product)}`}
    />
  )
}
