import { gunzipSync } from 'node:zlib'
import { uuidv7 } from 'uuidv7'
import type { Promotion } from '@/domain/contract/promotion'
import { promotionIdentity } from '@/domain/promotions/promotionIdentity'
import { listVendorIds } from '@/server/chains/repository'
import type { Tx } from '@/server/db/database'
import { takePart, type JobRow } from '@/server/jobs/repository'
import type { PartDone } from '@/server/jobs/part'
import { cancelPromotion, promoteProducts, savePromotion, takeProductsOut } from './repository'

interface PromotionResult {
  invalid_vendors: string[]
  missing_skus: Record<string, string[]>
}

/** A promotion is one part: it is there with all its products, or not at all. */
export async function applyPromotionPart(tx: Tx, job: JobRow, now: Date): Promise<PartDone | undefined> {
  const content = await takePart(tx, job.job_id)
  if (!content) return undefined
  const promotion = JSON.parse(gunzipSync(content).toString('utf8')) as Promotion
  const { vendors, invalid } = await resolveVendors(tx, job.chain_id, promotion.vendors)
  const result: PromotionResult = { invalid_vendors: invalid, missing_skus: {} }
  const identity = promotionIdentity(promotion)
  if (!promotion.active) await cancelPromotion(tx, job.chain_id, identity, now)
  else await apply(tx, job.chain_id, promotion, identity, vendors, result, now)
  return { rows: 1, result: { ...result } }
}

async function apply(
  tx: Tx,
  chainId: string,
  promotion: Promotion,
  identity: string,
  vendors: readonly string[],
  result: PromotionResult,
  now: Date,
): Promise<void> {
  const promotionId = await savePromotion(tx, {
    promotionId: uuidv7(),
    chainId,
    identity,
    type: promotion.type,
    reason: promotion.reason,
    displayName: promotion.display_name,
    vendors: promotion.vendors,
    startsAt: new Date(promotion.conditions.start_time),
    endsAt: new Date(promotion.conditions.end_time),
    at: now,
  })
  for (const vendorId of vendors) {
    const target = { promotionId, chainId, vendorId }
    const missing = new Set<string>()
    for (const {
      active,
      sku: skus,
      discount_subtype: subtype,
      discount_value: value,
    } of promotion.discount) {
      const absent = active
        ? await promoteProducts(tx, target, { subtype, value, skus })
        : await takeProductsOut(tx, target, skus)
      for (const sku of absent) missing.add(sku)
    }
    if (missing.size > 0) result.missing_skus[vendorId] = [...missing]
  }
}

/** `*` is every store that the chain has now. */
async function resolveVendors(
  tx: Tx,
  chainId: string,
  wanted: readonly string[],
): Promise<{ vendors: string[]; invalid: string[] }> {
  const all = await listVendorIds(tx, chainId)
  if (wanted.includes('*')) return { vendors: all, invalid: [] }
  const known = new Set(all)
  const named = [...new Set(wanted)]
  return { vendors: named.filter((id) => known.has(id)), invalid: named.filter((id) => !known.has(id)) }
}
