import { queryOptions, useQuery } from '@tanstack/react-query'
import { categoriesOptions } from '@/api/catalog'
import { type Api } from '@/api/client'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type VendorId } from '@/domain/contract/ids'
import { type Category } from '@/domain/contract/product'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { CATALOG_FRESH_MS } from './catalog'
import { emptyShelf, type Shelf } from './shelf'
import { type Store, type Storeroom } from './storeroom'

/** Which codes mean the same depends on how the store's scales print. */
export const shelfKey = (vendorId: VendorId, layouts: readonly LabelLayout[]): string[] => [
  'catalog',
  'shelf',
  vendorId,
  ...layouts.map(({ text }) => text),
]

export const shelfOptions = (api: Api, store: Store, layouts: readonly LabelLayout[], storeroom: Storeroom) =>
  queryOptions({
    queryKey: shelfKey(store.vendorId, layouts),
    // Does not end with the screen that asked first: a large catalog takes minutes.
    queryFn: ({ client, queryKey }) => {
      const findQuery = () => client.getQueryCache().find({ queryKey, exact: true })
      const query = findQuery()
      const onShelf = (shelf: Shelf) => {
        // Whoever has signed out meanwhile may be at another store by now.
        if (findQuery() === query) client.setQueryData(queryKey, shelf, { updatedAt: shelf.readAtMs })
      }
      return storeroom.refresh(store, { api, layouts, onShelf })
    },
    initialData: () => storeroom.find(store, layouts),
    initialDataUpdatedAt: () => storeroom.find(store, layouts)?.readAtMs,
    // Its age counts from when the service told it, not from when the disk did.
    staleTime: ({ state: { data, dataUpdatedAt } }) =>
      CATALOG_FRESH_MS - (data === undefined ? 0 : dataUpdatedAt - data.readAtMs),
    // Two shelves are never compared: one of a large store has a hundred thousand products.
    structuralSharing: false,
  })

const NO_CATEGORIES: readonly Category[] = []

/** What the store sells and the way past it. Empty until it is known: picking does not wait for it. */
export function useShelf(): { shelf: Shelf; categories: readonly Category[]; isKnown: boolean } {
  const { storeroom } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const layouts = useLabelLayouts()
  const shelf = useQuery(shelfOptions(api, workplace, layouts, storeroom))
  const categories = useQuery(categoriesOptions(api, workplace.vendorId))
  return {
    shelf: shelf.data ?? emptyShelf,
    categories: categories.data ?? NO_CATEGORIES,
    isKnown: !shelf.isPending && !categories.isPending,
  }
}
