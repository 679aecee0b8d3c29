import { useCallback, useMemo, useState } from 'react'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { type ListedProducts } from '@/domain/shelf/packedShelf'
import { type ShelfFilter } from '@/domain/shelf/pageOfShelf'
import { useShelf } from '@/state/shelf/useShelf'
import { useShelfSearch } from '@/state/shelf/useShelfSearch'
import { type FoundProducts, type Looked } from './foundProducts'

/** So many rows are made at once: a few screens of them. */
const PAGE_ROWS = 40

/** Whoever sees more than these types another word. */
const MOST_FOUND = 100

/** Of a search among one category only: so many are looked through. */
const MOST_SEARCHED = 1_000

const ON_DEVICE = { error: null, retry: () => undefined }

/** What the device's catalog has under a text, all of it without one. */
export function useProductsOnShelf(text: string, filter: ShelfFilter): Looked {
  const isFiltered = filter.categoryIds !== undefined || filter.active !== undefined
  const { products, isLooking } = useShelfSearch(text, isFiltered ? MOST_SEARCHED : MOST_FOUND)
  const listed = useListed(filter)
  const found = useMemo(() => products && searched(products, filter), [products, filter])
  // What was there before the first letter stays until something is found.
  return { found: found ?? listed, isLooking }
}

function searched(products: readonly Candidate[], { categoryIds: wanted }: ShelfFilter): FoundProducts {
  const fits = ({ categoryIds }: Candidate) =>
    wanted === undefined || categoryIds.some((id) => wanted.includes(id))
  const found = products.filter(fits).slice(0, MOST_FOUND)
  const end = found.length === MOST_FOUND ? 'cut' : 'all'
  return { ...ON_DEVICE, isSearch: true, products: found, of: found, end, loadMore: () => undefined }
}

/** The shelf from its start, as far as somebody has scrolled. */
function useListed(filter: ShelfFilter): FoundProducts {
  const { shelf } = useShelf()
  const first = useMemo(() => shelf.page(0, PAGE_ROWS, filter), [shelf, filter])
  const [more, setMore] = useState<{ of: ListedProducts; listed: ListedProducts }>()
  const { products, next } = more?.of === first ? more.listed : first

  const loadMore = useCallback(() => {
    if (next === undefined) return
    const page = shelf.page(next, PAGE_ROWS, filter)
    setMore({ of: first, listed: { products: [...products, ...page.products], next: page.next } })
  }, [shelf, filter, first, products, next])

  return useMemo(
    () => ({
      ...ON_DEVICE,
      isSearch: false,
      products,
      of: first,
      end: next === undefined ? 'all' : 'more',
      loadMore,
    }),
    [products, first, next, loadMore],
  )
}
