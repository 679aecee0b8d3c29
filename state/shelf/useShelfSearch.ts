import { startTransition, useEffect, useState } from 'react'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { lookUp } from './lookUp'
import { type Shelf } from './shelf'
import { useShelf } from './useShelf'

export type ShelfSearch = {
  /** What was found last, which is shown until more is known; undefined before anything was. */
  products: readonly Candidate[] | undefined
  /** The products are those of an earlier text. */
  isLooking: boolean
}

type Found = { shelf: Shelf; text: string; limit: number; products: readonly Candidate[] }

const NOT_SEARCHED: ShelfSearch = { products: undefined, isLooking: false }

/** What the device's catalog has under a text. Looked up behind the typing: the last text wins. */
export function useShelfSearch(text: string, limit: number): ShelfSearch {
  const { shelf } = useShelf()
  const wanted = text.trim()
  const [found, setFound] = useState<Found>()
  if (wanted === '' && found !== undefined) setFound(undefined)

  useEffect(() => {
    if (wanted === '') return
    return lookUp({ shelf, text: wanted, limit }, (products) =>
      startTransition(() => setFound({ shelf, text: wanted, limit, products })),
    )
  }, [shelf, wanted, limit])

  if (wanted === '') return NOT_SEARCHED
  const isFound = found?.shelf === shelf && found.text === wanted && found.limit === limit
  return { products: found?.products, isLooking: !isFound }
}
