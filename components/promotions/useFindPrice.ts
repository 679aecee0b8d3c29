import { useCallback } from 'react'
import { type Sku } from '@/domain/contract/ids'
import { useShelf } from '@/state/shelf/useShelf'
import { regularPrice } from './DraftProductRow'

/** The catalog's own price, as far as this device knows it. */
export function useFindPrice(): (sku: Sku) => number | undefined {
  const { shelf } = useShelf()
  return useCallback(
    (sku) => {
      const product = shelf.find(sku)
      return product && regularPrice(product)
    },
    [shelf],
  )
}
