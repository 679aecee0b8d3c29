import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { productListOptions } from '@/api/tools'
import { useSteady } from '@/components/ui/useSteady'
import { type ShelfFilter } from '@/domain/shelf/pageOfShelf'
import { useSignedIn } from '@/state/session/useSession'
import { asCandidate } from '@/state/shelf/shelf'
import { type FoundProducts, type Looked } from './foundProducts'

/** Only the last word is asked for, once nobody types on; the answer to an earlier one is not waited for. */
export function useAskedProducts(typed: string, { categoryIds, active }: ShelfFilter, isOn: boolean): Looked {
  const { workplace, api } = useSignedIn()
  const text = useSteady(typed, () => typed)
  const options = productListOptions(api, workplace.vendorId, { text, categoryIds, active })
  const query = useInfiniteQuery({ ...options, enabled: isOn })
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query
  const products = useMemo(
    () => (data?.pages ?? []).flatMap((page) => page.products.map(asCandidate)),
    [data],
  )
  const firstPage = data?.pages[0]
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const retry = useCallback(() => void refetch(), [refetch])
  const found = useMemo(
    (): FoundProducts => ({
      products,
      of: firstPage,
      isSearch: text !== '',
      end: hasNextPage ? 'more' : 'all',
      loadMore,
      error,
      retry,
    }),
    [products, firstPage, text, hasNextPage, loadMore, error, retry],
  )
  return { found, isLooking: error === null && (data === undefined || typed !== text) }
}
