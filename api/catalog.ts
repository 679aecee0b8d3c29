import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type VendorId } from '@/domain/contract/ids'
import { categorySchema, productListSchema, productSchema, type Product } from '@/domain/contract/product'
import { type Api } from './client'
import { withDeadline } from './deadline'
import { parseBody } from './readAnswer'
import { rest } from './rest'

/** A store's shelves change a few times a day; prices on orders are frozen anyway. */
const CATALOG_FRESH_MS = 30 * 60_000

/** The largest page that the contract allows. */
const PAGE_SIZE = 500

/** So many pages come at once, which is the whole of most stores. */
const PAGES_AT_ONCE = 8

/** Then this long between two, so that a large catalog does not use up what a platform allows the store. */
const REST_MS = 2_500

/** A step takes so many products, which is well under a millisecond. */
const PRODUCTS_A_STEP = 10

/** Looked up while somebody waits with an item in hand. */
const LOOK_UP_TIMEOUT_MS = 2_500

/** The products themselves are parsed apart: five hundred in one go would hold up a scan. */
const unparsedListSchema = productListSchema.extend({ products: z.array(z.unknown()) })

const catalogPath = (vendorId: VendorId) => `/vendors/${encodeURIComponent(vendorId)}/catalog`

export const categoriesSchema = z.array(categorySchema)

export const categoriesKey = (vendorId: VendorId): string[] => ['catalog', 'categories', vendorId]

/** The store's categories, in the order in which one walks past them. */
export const categoriesOptions = (api: Api, vendorId: VendorId) =>
  queryOptions({
    queryKey: categoriesKey(vendorId),
    queryFn: ({ signal }) =>
      api.get(`/vendors/${encodeURIComponent(vendorId)}/categories`, categoriesSchema, { signal }),
    staleTime: CATALOG_FRESH_MS,
  })

/**
 * Everything the store sells, page after page, from this one on. `onPage` gets the products as they came, for
 * `parseProducts`; the next page is asked for when it is done with them.
 */
export async function readProducts(
  api: Api,
  vendorId: VendorId,
  signal: AbortSignal,
  onPage: (products: readonly unknown[], page: number) => void | Promise<void>,
  firstPage = 1,
): Promise<void> {
  for (let page = firstPage; ; page += 1) {
    const answer = await api.get(catalogPath(vendorId), unparsedListSchema, {
      signal,
      query: { page, page_size: PAGE_SIZE },
    })
    await onPage(answer.products, page)
    if (page >= answer.total_pages || answer.products.length === 0) return
    if (page >= PAGES_AT_ONCE) await rest(REST_MS, signal)
  }
}

/** In steps of a few products. A product that lacks something is thrown as the problem that it is. */
export function* parseProducts(products: readonly unknown[]): Generator<void, Product[]> {
  const parsed: Product[] = []
  for (const [nth, product] of products.entries()) {
    parsed.push(parseBody(product, productSchema, ['products', nth]))
    if (nth % PRODUCTS_A_STEP === PRODUCTS_A_STEP - 1) yield
  }
  return parsed
}

/** Products whose barcode, sku or name holds this text, straight from the service. */
export async function lookUpProducts(api: Api, vendorId: VendorId, text: string): Promise<Product[]> {
  const { products } = await withDeadline(LOOK_UP_TIMEOUT_MS, undefined, (signal) =>
    api.get(catalogPath(vendorId), productListSchema, { signal, query: { query_term: text, page_size: 5 } }),
  )
  return products
}
