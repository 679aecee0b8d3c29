import { useState } from 'react'
import { type Said } from '@/components/parts/SaidLine'
import { useScannedProduct, type ScannedProduct } from '@/components/parts/useScannedProduct'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { type ShelfList } from '@/state/tools/shelfList'

/** Puts what is scanned on the list, on sale or not: what is out of stock comes back by the same list. */
export function useListScan(list: ShelfList, isOn: boolean) {
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [said, say] = useState<Said>()

  const take = ({ product }: ScannedProduct) => {
    const { sku, name, active, price, regularPrice = price } = product
    const isNew = list.add({ sku, name, active, price: regularPrice }) === 'added'
    say({ kind: 'good', text: t(isNew ? 'shelfList.added' : 'shelfList.there', { name }) })
    feedback.give(isNew ? 'picked' : 'already-complete')
  }
  const scanned = useScannedProduct({ say, isOn, answers: 'every', onFound: take })
  return { said, say, ...scanned }
}
