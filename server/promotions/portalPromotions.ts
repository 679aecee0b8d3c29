import type { PortalPromotion, PortalPromotionDetails, PromotedProduct } from '@/domain/contract/portal'
import type { PromotionState } from '@/domain/contract/promotion'
import { promotedPrice } from '@/domain/promotions/promotedPrice'
import { promotionState } from '@/domain/promotions/promotionState'
import type { Deps } from '@/server/deps'
import { Refusal } from '@/server/problems/refusal'
import {
  findPromotion,
  listPromotedProducts,
  listPromotions,
  type PromotedRow,
  type PromotionRow,
} from './promotionList'

interface Page {
  page: number
  pageSize: number
}

/** The promotions of a whole chain as the portal shows them, latest start first. */
export async function listPortalPromotions(
  { db, now }: Deps,
  chainId: string,
  { state, page, pageSize }: Page & { state: PromotionState | undefined },
): Promise<{ promotions: PortalPromotion[]; total: number }> {
  const moment = now()
  const { promotions, total } = await listPromotions(db.sql, { chainId, state, now: moment, page, pageSize })
  return { promotions: promotions.map((row) => asPortalPromotion(row, moment)), total }
}

export async function getPortalPromotion(
  { db, now }: Deps,
  chainId: string,
  promotionId: string,
  { page, pageSize }: Page,
): Promise<PortalPromotionDetails> {
  const promotion = await findPromotion(db.sql, chainId, promotionId)
  if (!promotion) throw promotionNotFound()
  const products = await listPromotedProducts(db.sql, promotionId, page, pageSize)
  return {
    ...asPortalPromotion(promotion, now()),
    items: products.map((row) => asPromotedProduct(row, promotion.type)),
  }
}

const promotionNotFound = () => new Refusal(404, 'NOT_FOUND', 'The chain has no promotion with this id.')

const asPortalPromotion = (row: PromotionRow, now: Date): PortalPromotion => ({
  promotion_id: row.promotion_id,
  state: promotionState({ startsAt: row.starts_at, endsAt: row.ends_at, cancelledAt: row.cancelled_at }, now),
  type: row.type,
  reason: row.reason,
  display_name: row.display_name,
  vendors: row.vendors,
  start_time: row.starts_at.toISOString(),
  end_time: row.ends_at.toISOString(),
  products: row.products,
})

/** Only a struck-through price is the price of every single item; a bundle's depends on how many are bought. */
function asPromotedProduct(row: PromotedRow, type: string): PromotedProduct {
  const [price, value] = [Number(row.price), Number(row.value)]
  return {
    vendor_id: row.vendor_id,
    sku: row.sku,
    title: row.title,
    discount_subtype: row.subtype,
    discount_value: value,
    price,
    promoted_price: type === 'STRIKETHROUGH' ? promotedPrice(price, { subtype: row.subtype, value }) : null,
  }
}
