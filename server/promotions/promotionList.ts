import type { DiscountSubtype, PromotionState } from '@/domain/contract/promotion'
import type { LocalizedText } from '@/domain/contract/product'
import type { SqlOrTx } from '@/server/db/database'

export interface PromotionRow {
  promotion_id: string
  type: string
  reason: string
  display_name: LocalizedText
  vendors: string[]
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
  created_at: Date
  products: number
}

export interface PromotionQuery {
  chainId: string
  /** Absent: in every state. */
  state: PromotionState | undefined
  now: Date
  page: number
  pageSize: number
}

export async function listPromotions(
  sql: SqlOrTx,
  { chainId, state, now, page, pageSize }: PromotionQuery,
): Promise<{ promotions: PromotionRow[]; total: number }> {
  const wanted = sql`from promotions where chain_id = ${chainId} ${state ? sql`and ${inState(sql, state, now)}` : sql``}`
  const promotions = await sql<PromotionRow[]>`
    select ${columns(sql)} ${wanted}
    order by starts_at desc, promotion_id
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total ${wanted}`
  return { promotions: [...promotions], total: count?.total ?? 0 }
}

export async function findPromotion(
  sql: SqlOrTx,
  chainId: string,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  const [row] = await sql<PromotionRow[]>`
    select ${columns(sql)} from promotions where chain_id = ${chainId} and promotion_id = ${promotionId}`
  return row
}

const columns = (sql: SqlOrTx) => sql`
  promotion_id, type, reason, display_name, vendors, starts_at, ends_at, cancelled_at, created_at,
  (select count(*)::int from promoted_products where promoted_products.promotion_id = promotions.promotion_id)
    as products`

/** As `domain/promotions/promotionState` names them, in the words of the database. */
function inState(sql: SqlOrTx, state: PromotionState, now: Date) {
  switch (state) {
    case 'Cancelled':
      return sql`cancelled_at is not null`
    case 'Ended':
      return sql`cancelled_at is null and ends_at <= ${now}`
    case 'Running':
      return sql`cancelled_at is null and starts_at <= ${now} and ends_at > ${now}`
    case 'Upcoming':
      return sql`cancelled_at is null and starts_at > ${now} and ends_at > ${now}`
  }
}

export interface PromotedRow {
  vendor_id: string
  sku: string
  title: string
  subtype: DiscountSubtype
  value: string
  price: string
}

export async function listPromotedProducts(
  sql: SqlOrTx,
  promotionId: string,
  page: number,
  pageSize: number,
): Promise<PromotedRow[]> {
  return sql<PromotedRow[]>`
    select vendor_id, sku, title, subtype, value::text, price::text
    from promoted_products
      join products using (chain_id, vendor_id, sku)
      join offers using (chain_id, vendor_id, sku)
    where promotion_id = ${promotionId}
    order by vendor_id, sku
    limit ${pageSize} offset ${(page - 1) * pageSize}`
}
