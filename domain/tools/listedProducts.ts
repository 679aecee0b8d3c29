import type { Sku } from '@/domain/contract/ids'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import type { ShelfFilter } from '@/domain/shelf/pageOfShelf'
import type { Pending } from './pendingChanges'
import { shownProduct } from './shownProduct'

type Decided = {
  pending: ReadonlyMap<string, Pending>
  filter: ShelfFilter
  /** Where the whole catalog is listed: what it holds under a sku. */
  find: ((sku: Sku) => Candidate | undefined) | undefined
}

/**
 * A list of the catalog with what was decided since: a product that was just turned off stands at the head of what is
 * out of stock, and no longer among what is in stock.
 */
export function listedProducts(
  products: readonly Candidate[],
  { pending, filter, find }: Decided,
): readonly Candidate[] {
  if (filter.active === undefined) return products
  const turned = new Map([...pending].filter(([, { fields }]) => fields.active !== undefined))
  const fits = (product: Candidate) =>
    shownProduct(product, turned.get(product.sku)?.fields).active === filter.active
  if (find === undefined) return products.filter(fits)
  const isIn = ({ categoryIds }: Candidate) =>
    filter.categoryIds === undefined || categoryIds.some((id) => filter.categoryIds?.includes(id))
  const decided = [...turned.keys()].flatMap((sku) => find(sku as Sku) ?? []).filter(isIn)
  return [...decided.filter(fits), ...products.filter(({ sku }) => !turned.has(sku))]
}
