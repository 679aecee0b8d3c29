import { queryOptions, useQuery } from '@tanstack/react-query'
import { categoriesOptions, readProducts } from '@/api/catalog'
import { type Api } from '@/api/client'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type VendorId } from '@/domain/contract/ids'
import { type Category } from '@/domain/contract/product'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { emptyShelf, fillShelf, type Shelf } from './shelf'

const SHELF_FRESH_MS = 30 * 60_000

export const shelfOptions = (api: Api, vendorId: VendorId, layouts: readonly LabelLayout[]) =>
  queryOptions({
    // Which codes mean the same depends on how the store's scales print.
    queryKey: ['catalog', 'shelf', vendorId, ...layouts.map(({ text }) => text)],
    queryFn: async ({ signal }) => {
      const filling = fillShelf(layouts)
      await readProducts(api, vendorId, signal, filling.add)
      return filling.whole()
    },
    staleTime: SHELF_FRESH_MS,
    // Two shelves are never compared: one of a large store has a hundred thousand products.
    structuralSharing: false,
  })

const NO_CATEGORIES: readonly Category[] = []

/** What the store sells and the way past it. Empty until it is known: picking does not wait for it. */
export function useShelf(): { shelf: Shelf; categories: readonly Category[]; isKnown: boolean } {
  const { workplace, api } = useSignedIn()
  const layouts = useLabelLayouts()
  const shelf = useQuery(shelfOptions(api, workplace.vendorId, layouts))
  const categories = useQuery(categoriesOptions(api, workplace.vendorId))
  return {
    shelf: shelf.data ?? emptyShelf,
    categories: categories.data ?? NO_CATEGORIES,
    isKnown: !shelf.isPending && !categories.isPending,
  }
}
