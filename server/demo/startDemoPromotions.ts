import { uuidv7 } from 'uuidv7'
import { promotionIdentity } from '@/domain/promotions/promotionIdentity'
import type { Promotion } from '@/domain/contract/promotion'
import type { Tx } from '@/server/db/database'
import { promoteProducts, savePromotion } from '@/server/promotions/repository'
import * as goods from './catalog/wellKnown'
import { DEMO_CHAIN, DEMO_STORES } from './demoChain'

const DAY_MS = 24 * 60 * 60 * 1000

interface DemoPromotion {
  name: Record<string, string>
  /** Days from now. */
  from: number
  until: number
  discount: Pick<Promotion['discount'][number], 'discount_subtype' | 'discount_value'>
  skus: string[]
}

/** One that runs, one that is over and one to come. */
const DEMO_PROMOTIONS: DemoPromotion[] = [
  {
    name: { en_GB: 'Breakfast week', de_DE: 'Frühstückswoche', ar_EG: 'أسبوع الفطور' },
    from: -3,
    until: 30,
    discount: { discount_subtype: 'ABSOLUTE', discount_value: 0.5 },
    skus: [goods.COFFEE_BEANS_1KG, goods.ORANGE_JUICE, goods.BUTTER_250],
  },
  {
    name: { en_GB: 'Pasta days', de_DE: 'Pasta-Tage', ar_EG: 'أيام المعكرونة' },
    from: -30,
    until: -20,
    discount: { discount_subtype: 'FINAL_PRICE', discount_value: 0.79 },
    skus: [goods.SPAGHETTI_500, goods.TOMATO_PASSATA],
  },
  {
    name: { en_GB: 'Chocolate month', de_DE: 'Schokoladenmonat', ar_EG: 'شهر الشوكولاتة' },
    from: 40,
    until: 70,
    discount: { discount_subtype: 'PERCENTAGE', discount_value: 20 },
    skus: [goods.DARK_CHOCOLATE],
  },
]

export async function startDemoPromotions(tx: Tx, now: Date): Promise<void> {
  const vendors = DEMO_STORES.map((store) => store.vendorId)
  const { chainId } = DEMO_CHAIN
  for (const { name, from, until, discount, skus } of DEMO_PROMOTIONS) {
    const startsAt = new Date(now.getTime() + from * DAY_MS)
    const endsAt = new Date(now.getTime() + until * DAY_MS)
    const conditions = { start_time: startsAt.toISOString(), end_time: endsAt.toISOString() }
    const promotionId = await savePromotion(tx, {
      promotionId: uuidv7(),
      chainId,
      identity: promotionIdentity({ display_name: name, vendors: ['*'], conditions }),
      type: 'STRIKETHROUGH',
      reason: 'TRADING',
      displayName: name,
      vendors: ['*'],
      startsAt,
      endsAt,
      at: now,
    })
    for (const vendorId of vendors) {
      const { discount_subtype: subtype, discount_value: value } = discount
      await promoteProducts(tx, { promotionId, chainId, vendorId }, { subtype, value, skus })
    }
  }
}
