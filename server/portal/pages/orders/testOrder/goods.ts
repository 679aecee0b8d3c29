import type { Sku } from '@/domain/contract/ids'
import type { OrderedProduct } from '@/domain/orders/placeOrder'
import { listProducts } from '@/server/catalog/listProducts'
import type { Deps } from '@/server/deps'
import { findPromotedProducts } from '@/server/promotions/findPromotedProducts'
import { textOf, type Sent } from '../../form'
import { linesIn } from './draft'
import type { Found } from './FindGoods'

export interface AtStore {
  chainId: string
  vendorId: string
}

const SHOWN_HITS = 10
const LONGEST_SEARCH = 200

/** The products of the form's lines at what they cost now; those that the store does not have are left out. */
export function productsOf({ db, now }: Deps, store: AtStore, sent: Sent): Promise<Map<Sku, OrderedProduct>> {
  const skus = [...new Set(linesIn(sent).flatMap(({ sku }) => sku ?? []))]
  return findPromotedProducts(db.sql, store, skus, now())
}

/** What the form's search finds; undefined where it asks for nothing. */
export async function findGoods({ db, now }: Deps, store: AtStore, sent: Sent): Promise<Found | undefined> {
  const term = textOf(sent, 'search')?.slice(0, LONGEST_SEARCH)
  if (term === undefined) return undefined
  const query = { query_term: term, page: 1, page_size: SHOWN_HITS }
  const { products, total_pages: pages } = await listProducts(db.sql, store, query, now())
  return { products, hasMore: pages > 1 }
}
