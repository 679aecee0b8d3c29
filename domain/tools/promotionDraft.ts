import { z } from 'zod'
import { skuSchema, type Sku } from '@/domain/contract/ids'
import {
  discountSubtypeSchema,
  promotionReasonSchema,
  promotionSchema,
  type Promotion,
} from '@/domain/contract/promotion'
import type { Discount } from '@/domain/promotions/promotedPrice'
import { judgeDiscount, type DiscountFault } from './judgeDiscount'
import { readMoment, type MomentVerdict } from './localMoment'

export const PROMOTION_LOCALES = ['en_GB', 'de_DE', 'ar_EG'] as const

/** The value as it was typed, with `.` for the point. */
const typedDiscountSchema = z.object({ subtype: discountSubtypeSchema, typed: z.string() })
export type TypedDiscount = z.infer<typeof typedDiscountSchema>

const draftProductSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  /** Where it differs from the one for all. */
  own: typedDiscountSchema.optional(),
})
export type DraftProduct = z.infer<typeof draftProductSchema>

const typedMomentSchema = z.object({ date: z.string(), time: z.string() })

/** A promotion while it is written, whatever it lacks. */
export const promotionDraftSchema = z.object({
  version: z.literal(1),
  products: z.array(draftProductSchema),
  forAll: typedDiscountSchema,
  names: z.object({ en_GB: z.string(), de_DE: z.string(), ar_EG: z.string() }),
  reason: promotionReasonSchema.optional(),
  start: typedMomentSchema,
  end: typedMomentSchema,
  stores: z.object({ which: z.enum(['this', 'some', 'all']), typed: z.string() }),
})
export type PromotionDraft = z.infer<typeof promotionDraftSchema>

/** Other products and values for a promotion that was sent, while they are written. */
export const promotionChangeSchema = promotionDraftSchema
  .pick({ version: true, products: true, forAll: true })
  .extend({
    /** The last that was sent of it by then: on another one these changes would mean something else. */
    after: z.uuid(),
  })
export type PromotionChange = z.infer<typeof promotionChangeSchema>

export const emptyDraft: PromotionDraft = {
  version: 1,
  products: [],
  forAll: { subtype: 'PERCENTAGE', typed: '' },
  names: { en_GB: '', de_DE: '', ar_EG: '' },
  start: { date: '', time: '' },
  end: { date: '', time: '' },
  stores: { which: 'this', typed: '' },
}

export const isUntouched = (draft: PromotionDraft): boolean =>
  JSON.stringify(draft) === JSON.stringify(emptyDraft)

type MomentFault = Exclude<MomentVerdict['kind'], 'moment'>

export type DraftFaults = {
  products?: 'none' | undefined
  /** The value for all, as far as it is wrong by itself. */
  forAll?: DiscountFault | undefined
  /** What the value that holds for a product makes of its price. */
  bySku: ReadonlyMap<string, DiscountFault>
  names?: 'none' | undefined
  reason?: 'none' | undefined
  start?: MomentFault | undefined
  end?: MomentFault | 'before-start' | 'past' | undefined
  stores?: 'none' | 'too-long' | undefined
}

export type DraftVerdict = { kind: 'faulty'; faults: DraftFaults } | { kind: 'ready'; promotion: Promotion }

export type DraftFacts = {
  vendorId: string
  now: Date
  /** The catalog's own price, where the device knows it. */
  findPrice: (sku: Sku) => number | undefined
}

export const discountOf = (draft: Pick<PromotionDraft, 'forAll'>, { own }: DraftProduct): TypedDiscount =>
  own ?? draft.forAll

/** The promotion that a draft means, or everything that is wrong with it at once. */
export function judgeDraft(draft: PromotionDraft, facts: DraftFacts): DraftVerdict {
  const { products, names, reason, stores } = draft
  const discounts = judgeDiscounts(draft, facts)
  const [start, end] = [readMoment(draft.start), readMoment(draft.end)]
  const vendors = vendorsOf(stores, facts.vendorId)
  const name = givenNames(names)
  const faults: DraftFaults = {
    products: products.length === 0 ? 'none' : undefined,
    ...discounts,
    names: Object.keys(name).length === 0 ? 'none' : undefined,
    reason: reason === undefined ? 'none' : undefined,
    start: start.kind === 'moment' ? undefined : start.kind,
    end: end.kind === 'moment' ? judgeEnd(start, end.at, facts.now) : end.kind,
    stores: vendors.length === 0 ? 'none' : vendors.some(isTooLong) ? 'too-long' : undefined,
  }
  if (hasFaults(faults) || start.kind !== 'moment' || end.kind !== 'moment' || reason === undefined) {
    return { kind: 'faulty', faults }
  }
  const promotion = promotionSchema.parse({
    vendors,
    type: 'STRIKETHROUGH',
    active: true,
    reason,
    display_name: name,
    conditions: { start_time: start.at.toISOString(), end_time: end.at.toISOString() },
    discount: groupDiscounts(valuesOf(draft)),
  } satisfies z.input<typeof promotionSchema>)
  return { kind: 'ready', promotion }
}

/** One value for all is judged once where no product shows what it would do; else at each product that it holds for. */
export function judgeDiscounts(
  draft: Pick<PromotionDraft, 'products' | 'forAll'>,
  { findPrice }: Pick<DraftFacts, 'findPrice'>,
): Pick<DraftFaults, 'forAll' | 'bySku'> {
  const bySku = new Map<string, DiscountFault>()
  const alone = judgeDiscount(draft.forAll, undefined)
  const isForAllNeeded = draft.products.length === 0 || draft.products.some(({ own }) => own === undefined)
  const forAll = isForAllNeeded && alone.kind !== 'fits' ? alone.kind : undefined
  for (const product of draft.products) {
    if (product.own === undefined && forAll !== undefined) continue
    const verdict = judgeDiscount(discountOf(draft, product), findPrice(product.sku))
    if (verdict.kind !== 'fits') bySku.set(product.sku, verdict.kind)
  }
  return { forAll, bySku }
}

export function hasFaults({ bySku, ...fields }: DraftFaults): boolean {
  return bySku.size > 0 || Object.values(fields).some((fault) => fault !== undefined)
}

function judgeEnd(start: MomentVerdict, end: Date, now: Date): DraftFaults['end'] {
  if (start.kind === 'moment' && end <= start.at) return 'before-start'
  return end <= now ? 'past' : undefined
}

const LONGEST_ID = 100
const isTooLong = (vendorId: string) => vendorId.length > LONGEST_ID

function vendorsOf({ which, typed }: PromotionDraft['stores'], vendorId: string): string[] {
  switch (which) {
    case 'this':
      return [vendorId]
    case 'all':
      return ['*']
    case 'some':
      return [...new Set(typed.split(/[\s,;]+/).filter((id) => id !== ''))]
  }
}

function givenNames(names: PromotionDraft['names']): Record<string, string> {
  return Object.fromEntries(
    PROMOTION_LOCALES.flatMap((locale) => {
      const name = names[locale].trim()
      return name === '' ? [] : [[locale, name]]
    }),
  )
}

export type SkuDiscount = { sku: Sku } & Discount

/** What holds for each product; only of drafts whose values were judged. */
export function valuesOf(draft: Pick<PromotionDraft, 'products' | 'forAll'>): SkuDiscount[] {
  return draft.products.map((product) => {
    const { subtype, typed } = discountOf(draft, product)
    return { sku: product.sku, subtype, value: Number(typed) }
  })
}

/** Products with the same discount stand in one entry, in the order in which they were added. */
export function groupDiscounts(products: readonly SkuDiscount[], active = true): Promotion['discount'] {
  const groups = new Map<string, Promotion['discount'][number]>()
  for (const { sku, subtype, value } of products) {
    const key = `${subtype} ${value}`
    const group = groups.get(key)
    if (group) group.sku.push(sku)
    else groups.set(key, { discount_subtype: subtype, discount_value: value, active, sku: [sku] })
  }
  return [...groups.values()]
}
