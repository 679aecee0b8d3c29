import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { productListOptions } from '@/api/tools'
import { useSteady } from '@/components/ui/useSteady'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { type ListedProducts } from '@/domain/shelf/packedShelf'
import { type ShelfFilter } from '@/domain/shelf/pageOfShelf'
import { withSubcategories } from '@/domain/tools/categoryTree'
import { listedProducts } from '@/domain/tools/listedProducts'
import { useSignedIn } from '@/state/session/useSession'
import { asCandidate } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'
import { usePendingChanges } from '@/state/tools/useTools'

/** So many rows are made at once: a few screens of them. */
const PAGE_ROWS = 40

/** Whoever sees more than these types another word. */
const MOST_FOUND = 100

/** Of a search among one category only: so many are looked through. */
const MOST_SEARCHED = 1_000

export type StockFilter = 'all' | 'in' | 'out'

export type ProductSearch = { text: string; categoryId: string | undefined; stock: StockFilter }

export type Products = {
  products: readonly Candidate[]
  /** `cut`: a search found more than it shows. */
  end: 'more' | 'cut' | 'all'
  loadMore: () => void
  isLoading: boolean
  error: Error | null
  retry: () => void
}

const NOBODY_TO_ASK = { isLoading: false, error: null, retry: () => undefined }

const activeOf = { all: undefined, in: true, out: false } as const satisfies Record<StockFilter, unknown>

/** What the store sells, as it is searched: on the device where that has the whole catalog, else at the service. */
export function useProducts({ text, categoryId, stock }: ProductSearch): Products {
  const { shelf, categories } = useShelf()
  const pending = usePendingChanges()
  const filter = useMemo(
    (): ShelfFilter => ({
      categoryIds: categoryId === undefined ? undefined : withSubcategories(categories, categoryId),
      active: activeOf[stock],
    }),
    [categories, categoryId, stock],
  )
  const wanted = useDeferredValue(text.trim())
  const onShelf = useOnShelf(wanted, filter)
  const asked = useAsked(wanted, filter, !shelf.isWhole)
  // A part of the catalog is better than nothing where nobody can be asked.
  const found = shelf.isWhole || (asked.error !== null && shelf.size > 0) ? onShelf : asked
  const products = useMemo(
    () => listedProducts(found.products, { pending, filter, find: wanted === '' ? shelf.find : undefined }),
    [found.products, pending, filter, wanted, shelf],
  )
  return { ...found, products }
}

function useOnShelf(text: string, filter: ShelfFilter): Products {
  const { shelf } = useShelf()
  const isSearch = text !== ''
  const found = useMemo(() => {
    if (!isSearch) return []
    const isFiltered = filter.categoryIds !== undefined || filter.active !== undefined
    const fits = ({ categoryIds }: Candidate) =>
      filter.categoryIds === undefined || categoryIds.some((id) => filter.categoryIds?.includes(id))
    return shelf
      .search(text, isFiltered ? MOST_SEARCHED : MOST_FOUND)
      .filter(fits)
      .slice(0, MOST_FOUND)
  }, [shelf, text, isSearch, filter])
  const first = useMemo(() => shelf.page(0, PAGE_ROWS, filter), [shelf, filter])
  const [more, setMore] = useState<{ of: ListedProducts; listed: ListedProducts }>()
  const { products, next } = more?.of === first ? more.listed : first

  const loadMore = useCallback(() => {
    if (next === undefined) return
    const page = shelf.page(next, PAGE_ROWS, filter)
    setMore({ of: first, listed: { products: [...products, ...page.products], next: page.next } })
  }, [shelf, filter, first, products, next])

  if (isSearch) {
    const end = found.length === MOST_FOUND ? 'cut' : 'all'
    return { products: found, end, loadMore: () => undefined, ...NOBODY_TO_ASK }
  }
  return { products, end: next === undefined ? 'all' : 'more', loadMore, ...NOBODY_TO_ASK }
}

/** Only the last word is asked for, once nobody types on; the answer to an earlier one is not waited for. */
function useAsked(typed: string, { categoryIds, active }: ShelfFilter, isOn: boolean): Products {
  const { workplace, api } = useSignedIn()
  const text = useSteady(typed, () => typed)
  const options = productListOptions(api, workplace.vendorId, { text, categoryIds, active })
  const query = useInfiniteQuery({ ...options, enabled: isOn })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query
  const products = useMemo(
    () => (data?.pages ?? []).flatMap((page) => page.products.map(asCandidate)),
    [data],
  )
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return {
    products,
    end: hasNextPage ? 'more' : 'all',
    loadMore,
    isLoading: data === undefined && query.error === null,
    error: query.error,
    retry: () => void refetch(),
  }
}
