import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { historyOptions, type HistoryFilter } from '@/api/history'
import { useSignedIn } from '@/state/session/useSession'
import { bareCode, ordersOf } from './historyRows'

/** Whoever opens the history again after this long wants to see what is new. */
const REST_MS = 60_000

/** Nothing is loaded for a code of which the next sign is being typed. */
const TYPING_MS = 300

/** So many pages come one after another; then a search slows down, so that it does not use up what a platform allows. */
const PAGES_IN_A_ROW = 8
const PAUSE_MS = 1_000

export type History = ReturnType<typeof useHistory>

/** What is loaded of the history, what of it has this code, and the ways to load more. */
export function useHistory(filter: HistoryFilter, typed: string) {
  const { workplace, api } = useSignedIn()
  const queryClient = useQueryClient()
  const options = useMemo(
    () => historyOptions(api, workplace.vendorId, filter),
    [api, workplace.vendorId, filter],
  )
  const query = useInfiniteQuery(options)
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, dataUpdatedAt } = query

  const code = bareCode(typed)
  const loaded = useMemo(() => ordersOf(data?.pages ?? []), [data])
  const shown = useMemo(
    () => (code === '' ? loaded : loaded.filter((order) => bareCode(order.code).includes(code))),
    [loaded, code],
  )

  /** Never cuts short what is under way: there is one request at a time. */
  const loadMore = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  /** The first page anew. Where that fails, everything that was loaded is still there. */
  const refresh = useCallback(
    () => queryClient.infiniteQuery({ ...options, staleTime: 0, pages: 1 }).catch(() => undefined),
    [queryClient, options],
  )

  useEffect(() => {
    const updatedAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0
    if (updatedAt > 0 && Date.now() - updatedAt > REST_MS) void refresh()
  }, [queryClient, options, refresh])

  const isSeeking = data !== undefined && shown.length === 0 && hasNextPage && !isFetchNextPageError
  const pages = data?.pages.length ?? 0
  useEffect(() => {
    if (!isSeeking || isFetching) return
    const timer = setTimeout(() => void loadMore(), pages < PAGES_IN_A_ROW ? TYPING_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSeeking, isFetching, loadMore, pages, code])

  return {
    shown,
    isSearch: code !== '',
    isSeeking,
    isLoaded: data !== undefined,
    /** How many orders are loaded, and how many there are, where the service says it. */
    loaded: loaded.length,
    total: data?.pages.at(-1)?.total,
    hasMore: hasNextPage,
    moreFailed: isFetchNextPageError,
    refreshFailed: query.isRefetchError,
    error: query.error,
    isFetching,
    isLoadingMore: query.isFetchingNextPage,
    dataUpdatedAt,
    loadMore,
    refresh,
    refetch: query.refetch,
  }
}
