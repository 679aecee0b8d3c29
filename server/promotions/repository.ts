import type { JSONValue } from 'postgres'
import type { DiscountSubtype } from '@/domain/contract/promotion'
import type { LocalizedText } from '@/domain/contract/product'
import type { Offered } from '@/domain/promotions/promotedPrice'
import type { SqlOrTx } from '@/server/db/database'

export interface NewPromotion {
  promotionId: string
  chainId: string
  identity: string
  type: string
  reason: string
  displayName: LocalizedText
  vendors: readonly string[]
  startsAt: Date
  endsAt: Date
  at: Date
}

/** Creates the promotion, or finds the one of the same identity. A stopped one that is sent again runs again. */
export async function savePromotion(tx: SqlOrTx, promotion: NewPromotion): Promise<string> {
  const [row] = await tx<{ promotion_id: string }[]>`
    insert into promotions (promotion_id, chain_id, identity, type, reason, display_name, vendors, starts_at, ends_at,
      created_at)
    values (${promotion.promotionId}, ${promotion.chainId}, ${promotion.identity}, ${promotion.type},
      ${promotion.reason}, ${tx.json(promotion.displayName as JSONValue)}, ${[...promotion.vendors]},
      ${promotion.startsAt}, ${promotion.endsAt}, ${promotion.at})
    on conflict (chain_id, identity)
    do update set type = excluded.type, reason = excluded.reason, cancelled_at = null
    returning promotion_id`
  if (!row) throw new Error('A promotion was neither made nor found.')
  return row.promotion_id
}

/** False when there is no such promotion. */
export async function cancelPromotion(
  tx: SqlOrTx,
  chainId: string,
  identity: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx`
    update promotions set cancelled_at = coalesce(cancelled_at, ${at})
    where chain_id = ${chainId} and identity = ${identity}
    returning promotion_id`
  return rows.length > 0
}

/** Puts the products that the store has under the promotion; returns the SKUs that it does not have. */
export async function promoteProducts(
  tx: SqlOrTx,
  target: { promotionId: string; chainId: string; vendorId: string },
  discount: { subtype: DiscountSubtype; value: number; skus: readonly string[] },
): Promise<string[]> {
  const skus = [...new Set(discount.skus)]
  const rows = await tx<{ sku: string }[]>`
    insert into promoted_products (promotion_id, chain_id, vendor_id, sku, subtype, value)
    select ${target.promotionId}, chain_id, vendor_id, sku, ${discount.subtype}, ${String(discount.value)}::numeric
    from products
    where chain_id = ${target.chainId} and vendor_id = ${target.vendorId} and sku = any(${skus}::text[])
    on conflict (promotion_id, vendor_id, sku)
    do update set subtype = excluded.subtype, value = excluded.value
    returning sku`
  const found = new Set(rows.map((row) => row.sku))
  return skus.filter((sku) => !found.has(sku))
}

/** Takes products out; returns the SKUs that the store does not have at all. */
export async function takeProductsOut(
  tx: SqlOrTx,
  target: { promotionId: string; chainId: string; vendorId: string },
  skus: readonly string[],
): Promise<string[]> {
  const known = await tx<{ sku: string }[]>`
    select sku from products
    where chain_id = ${target.chainId} and vendor_id = ${target.vendorId} and sku = any(${[...skus]}::text[])`
  await tx`
    delete from promoted_products
    where promotion_id = ${target.promotionId} and vendor_id = ${target.vendorId} and sku = any(${[...skus]}::text[])`
  const found = new Set(known.map((row) => row.sku))
  return [...new Set(skus)].filter((sku) => !found.has(sku))
}

export interface RunningOffer extends Offered {
  sku: string
  promotionId: string
  displayName: LocalizedText
  endsAt: Date
}

interface OfferRow {
  sku: string
  subtype: DiscountSubtype
  value: string
  promotion_id: string
  display_name: LocalizedText
  starts_at: Date
  ends_at: Date
  created_at: Date
}

/** The struck-through prices that hold now for some products of a store, several a product where promotions overlap. */
export async function findRunningOffers(
  sql: SqlOrTx,
  store: { chainId: string; vendorId: string },
  skus: readonly string[],
  now: Date,
): Promise<Map<string, RunningOffer[]>> {
  const offers = new Map<string, RunningOffer[]>()
  if (skus.length === 0) return offers
  const rows = await sql<OfferRow[]>`
    select sku, subtype, value::text, promotion_id, display_name, starts_at, ends_at, created_at
    from promoted_products join promotions using (promotion_id)
    where promoted_products.chain_id = ${store.chainId} and vendor_id = ${store.vendorId}
      and sku = any(${[...skus]}::text[])
      and type = 'STRIKETHROUGH' and cancelled_at is null and starts_at <= ${now} and ends_at > ${now}`
  for (const row of rows) {
    const offer = {
      sku: row.sku,
      subtype: row.subtype,
      value: Number(row.value),
      promotionId: row.promotion_id,
      displayName: row.display_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      createdAt: row.created_at,
    }
    offers.set(row.sku, [...(offers.get(row.sku) ?? []), offer])
  }
  return offers
}
