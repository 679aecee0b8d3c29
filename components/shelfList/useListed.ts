import { useMemo } from 'react'
import { type ListedProduct } from '@/domain/tools/shelfAction'
import { useShelf } from '@/state/shelf/useShelf'
import { type ListEntry } from '@/state/tools/shelfList'
import { usePendingChanges } from '@/state/tools/useTools'

/** What is on the list, as the catalog and what was decided here since have it. */
export function useListed(entries: readonly ListEntry[]): readonly ListedProduct[] {
  const { shelf } = useShelf()
  const pending = usePendingChanges()
  return useMemo(
    () =>
      entries.map(({ sku, name, price, active }) => {
        const known = shelf.find(sku)
        const decided = pending.get(sku)?.fields
        return {
          sku,
          name: known?.name ?? name,
          price: decided?.price ?? known?.regularPrice ?? known?.price ?? price,
          active: decided?.active ?? known?.active ?? active,
        }
      }),
    [entries, shelf, pending],
  )
}
