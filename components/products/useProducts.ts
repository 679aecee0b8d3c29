import { useMemo } from 'react'
import { type ShelfFilter } from '@/domain/shelf/pageOfShelf'
import { withSubcategories } from '@/domain/tools/categoryTree'
import { listedProducts } from '@/domain/tools/listedProducts'
import { useShelf } from '@/state/shelf/useShelf'
import { usePendingChanges } from '@/state/tools/useTools'
import { type Looked, type ProductFilter, type StockFilter } from './foundProducts'
import { useAskedProducts } from './useAskedProducts'
import { useProductsOnShelf } from './useProductsOnShelf'

const activeOf = { all: undefined, in: true, out: false } as const satisfies Record<StockFilter, unknown>

/**
 * What the store sells, as it is searched: on the device where that has the whole catalog, else at the service. What is
 * found is the same object until something of it changes: a list that is drawn at every key is felt by who types.
 */
export function useProducts(text: string, { categoryId, stock }: ProductFilter): Looked {
  const { shelf, categories } = useShelf()
  const pending = usePendingChanges()
  const filter = useMemo(
    (): ShelfFilter => ({
      categoryIds: categoryId === undefined ? undefined : withSubcategories(categories, categoryId),
      active: activeOf[stock],
    }),
    [categories, categoryId, stock],
  )
  const wanted = text.trim()
  const onShelf = useProductsOnShelf(wanted, filter)
  const asked = useAskedProducts(wanted, filter, !shelf.isWhole)
  // A part of the catalog is better than nothing where nobody can be asked.
  const isOnShelf = shelf.isWhole || (asked.found.error !== null && shelf.size > 0)
  const { found, isLooking } = isOnShelf ? onShelf : asked
  const shown = useMemo(() => {
    const find = found.isSearch ? undefined : shelf.find
    return { ...found, products: listedProducts(found.products, { pending, filter, find }) }
  }, [found, pending, filter, shelf])
  return { found: shown, isLooking }
}
