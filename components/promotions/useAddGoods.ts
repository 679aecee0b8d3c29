import { useState } from 'react'
import { type Said } from '@/components/parts/SaidLine'
import { useScannedProduct } from '@/components/parts/useScannedProduct'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'

/** Takes on what is scanned or chosen, and says what came of it. */
export function useAddGoods(onAdd: (product: ShelfProduct) => 'added' | 'already') {
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [said, say] = useState<Said>()

  const take = (product: ShelfProduct) => {
    const outcome = onAdd(product)
    feedback.give(outcome === 'added' ? 'picked' : 'already-complete')
    const text = t(`promotions.goods.${outcome}`, { name: product.name })
    say({ kind: outcome === 'added' ? 'good' : 'bad', text })
  }
  const scanned = useScannedProduct({ say, answers: 'every', onFound: ({ product }) => take(product) })
  return { said, take, ...scanned }
}
