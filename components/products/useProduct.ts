import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productOptions } from '@/api/tools'
import { type Sku } from '@/domain/contract/ids'
import { changesOf } from '@/domain/tools/changesOf'
import { pendingChanges } from '@/domain/tools/pendingChanges'
import { factsOf, factsOnShelf } from '@/domain/tools/productFacts'
import { shownProduct } from '@/domain/tools/shownProduct'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { useTasks } from '@/state/tools/useTools'

/** A product as the service tells it, else as the device's catalog does, with what was decided here laid over it. */
export function useProduct(sku: Sku) {
  const { workplace, api } = useSignedIn()
  const { shelf, categories } = useShelf()
  const tasks = useTasks()
  const query = useQuery(productOptions(api, workplace.vendorId, sku))
  const { data, error, dataUpdatedAt } = query

  const facts = useMemo(() => {
    if (data !== undefined) return data === null ? undefined : factsOf(data)
    const onShelf = shelf.find(sku)
    return onShelf && factsOnShelf(onShelf, categories)
  }, [data, shelf, categories, sku])
  const readAtMs = data === undefined ? shelf.readAtMs : dataUpdatedAt
  const pending = useMemo(() => pendingChanges(tasks, readAtMs).get(sku), [tasks, readAtMs, sku])
  const changes = useMemo(() => changesOf(tasks, sku, readAtMs), [tasks, readAtMs, sku])
  const shown = useMemo(() => facts && shownProduct(facts, pending?.fields), [facts, pending])

  return {
    /** With everything that was decided. */
    shown,
    pending,
    changes,
    error,
    /** The service was asked, and does not have it. */
    isMissing: data === null,
    /** Since when it may be wrong: nobody could be asked. */
    oldSinceMs: error === null ? undefined : readAtMs,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
