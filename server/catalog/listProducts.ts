import { skuSchema } from '@/domain/contract/ids'
import type { PricingType } from '@/domain/contract/order'
import type { LocalizedText, Product, ProductList } from '@/domain/contract/product'
import { promotedPrice, winningOffer } from '@/domain/promotions/promotedPrice'
import type { SqlOrTx } from '@/server/db/database'
import { findRunningOffers, type RunningOffer } from '@/server/promotions/repository'

export interface ProductQuery {
  query_term?: string | undefined
  category_global_ids?: readonly string[] | undefined
  locale?: string | undefined
  is_active?: boolean | undefined
  page: number
  page_size: number
}

interface Store {
  chainId: string
  vendorId: string
}

/** Counting a common word in a large store would take many times as long as the page itself. */
const MOST_COUNTED = { found: 1_000, listed: 100_000 }

/** Shorter ones have no trigram of their own that an index could find, except where a word begins. */
const SHORTEST_PART = 3

interface ProductRow {
  sku: string
  barcodes: string[]
  title: string
  translations: LocalizedText
  descriptions: LocalizedText
  images: string[]
  pricing_type: PricingType
  categories: { global_id: string; name: LocalizedText }[] | null
  price: string
  active: boolean
  quantity: number | null
  maximum_sales_quantity: number | null
}

export async function listProducts(
  sql: SqlOrTx,
  store: Store,
  query: ProductQuery,
  now: Date,
): Promise<ProductList> {
  const wanted = wantedProducts(sql, store, query)
  const rows = await sql<ProductRow[]>`
    select sku, barcodes, title, translations, descriptions, images, pricing_type, price::text, active, quantity,
      maximum_sales_quantity,
      (
        select jsonb_agg(jsonb_build_object('global_id', global_id, 'name', name) order by position)
        from categories
        where categories.chain_id = found.chain_id and categories.vendor_id = found.vendor_id
          and global_id = any(category_ids)
      ) as categories
    from (
      select products.* ${wanted}
      order by sku
      limit ${query.page_size} offset ${(query.page - 1) * query.page_size}
    ) as found join offers using (chain_id, vendor_id, sku)
    order by sku`
  const total = await countProducts(sql, wanted, query, rows.length)
  const offers = await findRunningOffers(
    sql,
    store,
    rows.map((row) => row.sku),
    now,
  )
  return {
    products: rows.map((row) => asProduct(row, query.locale, winningOffer(offers.get(row.sku) ?? []))),
    page_number: query.page,
    page_size: query.page_size,
    total_pages: Math.ceil(total / query.page_size),
  }
}

/** A page that is not full tells the total by itself. Of what a search finds, no more than a thousand are counted. */
async function countProducts(
  sql: SqlOrTx,
  wanted: ReturnType<typeof wantedProducts>,
  { page, page_size: pageSize, query_term: term }: ProductQuery,
  shown: number,
): Promise<number> {
  const before = (page - 1) * pageSize
  if (shown < pageSize && (shown > 0 || page === 1)) return before + shown
  const most = wordsOf(term).length > 0 ? MOST_COUNTED.found : MOST_COUNTED.listed
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from (select 1 ${wanted} limit ${most}) as counted`
  return Math.max(count?.total ?? 0, shown > 0 ? before + shown : 0)
}

const wordsOf = (term = ''): string[] => term.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * Every word must stand somewhere in sku, barcodes or title, one or two letters at the beginning of a word there;
 * with a locale, in the title of that locale.
 */
function wantedProducts(sql: SqlOrTx, { chainId, vendorId }: Store, query: ProductQuery) {
  const { locale, category_global_ids: categories, is_active: isActive } = query
  const words = wordsOf(query.query_term).map(likePattern)
  const found = words.reduce((so, word) => sql`${so} and search like ${word}`, sql``)
  const inLocale = (word: string) => sql`
    lower(concat(' ', coalesce(translations ->> ${locale ?? ''}, title), ' ', sku, ' ', array_to_string(barcodes, ' ')))
      like ${word}`
  const refined =
    locale === undefined ? sql`` : words.reduce((so, word) => sql`${so} and ${inLocale(word)}`, sql``)
  return sql`
    from products ${isActive === undefined ? sql`` : sql`join offers using (chain_id, vendor_id, sku)`}
    where chain_id = ${chainId} and vendor_id = ${vendorId} ${found} ${refined}
      ${categories ? sql`and category_ids && ${[...categories]}::text[]` : sql``}
      ${isActive === undefined ? sql`` : sql`and active = ${isActive}`}`
}

/** The signs that have a meaning in a pattern are looked for as themselves. */
function likePattern(word: string): string {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return word.length < SHORTEST_PART ? `% ${literal}%` : `%${literal}%`
}

function asProduct(row: ProductRow, locale: string | undefined, offer: RunningOffer | undefined): Product {
  const catalogPrice = Number(row.price)
  const product: Product = {
    sku: skuSchema.parse(row.sku),
    barcodes: row.barcodes,
    title: (locale === undefined ? undefined : row.translations[locale]) ?? row.title,
    translations: row.translations,
    descriptions: row.descriptions,
    images: row.images,
    price: catalogPrice,
    active: row.active,
    status: row.active ? 'ACTIVE' : 'INACTIVE',
    quantity: row.quantity,
    maximum_sales_quantity: row.maximum_sales_quantity,
    pricing_type: row.pricing_type,
    categories: row.categories ?? [],
  }
  if (!offer) return product
  return {
    ...product,
    price: promotedPrice(catalogPrice, offer),
    promotion: {
      promotion_id: offer.promotionId,
      display_name: offer.displayName,
      original_price: catalogPrice,
      ends_at: offer.endsAt.toISOString(),
    },
  }
}
