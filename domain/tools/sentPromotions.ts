import { skuSchema, type Sku } from '@/domain/contract/ids'
import type { Promotion, PromotionState } from '@/domain/contract/promotion'
import type { Discount } from '@/domain/promotions/promotedPrice'
import { promotionIdentity } from '@/domain/promotions/promotionIdentity'
import { promotionState } from '@/domain/promotions/promotionState'
import {
  groupDiscounts,
  valuesOf,
  type PromotionChange,
  type PromotionDraft,
  type SkuDiscount,
} from './promotionDraft'
import type { Task } from './task'

export type PromotionTask = Task & { work: Extract<Task['work'], { type: 'promotion' }> }

/** `waiting`: something was not sent. `sending`: the service has all of it and is not done. */
export type PromotionPhase = 'needs-you' | 'waiting' | 'sending' | 'sent'

/** A promotion as this device has sent it, or will: one made it, later ones changed it. */
export interface SentPromotion {
  identity: string
  /** Oldest first; never empty. */
  tasks: readonly [PromotionTask, ...PromotionTask[]]
  /** What its name, stores, times and reason are; of its products see `products`. */
  promotion: Promotion
  products: ReadonlyMap<Sku, Discount>
  startsAt: Date
  endsAt: Date
  stoppedAt: Date | null
  phase: PromotionPhase
  /** The service took none of it: there is nothing to change or stop. */
  isRefused: boolean
  /** What the service did not find, store by store, of what is still promoted; and stores that it does not know. */
  missing: { vendors: readonly string[]; skus: ReadonlyMap<string, readonly string[]> }
}

const isPromotionTask = (task: Task): task is PromotionTask => task.work.type === 'promotion'

/** What was sent from this device, the latest first; what has the same identity is one promotion. */
export function sentPromotions(tasks: readonly Task[]): SentPromotion[] {
  const byIdentity = new Map<string, [PromotionTask, ...PromotionTask[]]>()
  for (const task of tasks.filter(isPromotionTask)) {
    const identity = promotionIdentity(task.work.promotion)
    const earlier = byIdentity.get(identity)
    if (earlier) earlier.push(task)
    else byIdentity.set(identity, [task])
  }
  return [...byIdentity].map(([identity, own]) => foldPromotion(identity, own)).reverse()
}

export const stateOf = (
  { startsAt, endsAt, stoppedAt }: Pick<SentPromotion, 'startsAt' | 'endsAt' | 'stoppedAt'>,
  now: Date,
): PromotionState => promotionState({ startsAt, endsAt, cancelledAt: stoppedAt }, now)

/** There is still something to change or to stop. */
export function mayChange(sent: SentPromotion, now: Date): boolean {
  const state = stateOf(sent, now)
  return (state === 'Upcoming' || state === 'Running') && !sent.isRefused
}

/** The service did not take it, or gave it up. */
export const hasFailed = ({ state, job }: Task): boolean => state === 'needs-you' || job?.hasFailed === true

function foldPromotion(identity: string, tasks: [PromotionTask, ...PromotionTask[]]): SentPromotion {
  const taken = tasks.filter((task) => !hasFailed(task))
  // Nothing was taken yet: what somebody wants to see is what was to be.
  const counted = taken.length > 0 ? taken : tasks
  const last = counted.at(-1) ?? tasks[0]
  const products = new Map<Sku, Discount>()
  let stoppedAt: Date | null = null
  for (const { at, work } of counted) {
    stoppedAt = work.promotion.active ? null : (stoppedAt ?? new Date(at))
    applyDiscounts(products, work.promotion)
  }
  const { promotion } = last.work
  return {
    identity,
    tasks,
    promotion,
    products,
    startsAt: new Date(promotion.conditions.start_time),
    endsAt: new Date(promotion.conditions.end_time),
    stoppedAt,
    phase: PHASES.find((phase) => tasks.some((task) => taskPhase(task) === phase)) ?? 'sent',
    isRefused: taken.length === 0,
    missing: missingOf(taken, products),
  }
}

function applyDiscounts(products: Map<Sku, Discount>, { discount }: Promotion): void {
  for (const { discount_subtype, discount_value, active, sku: skus } of discount) {
    for (const sku of skus.map((one) => skuSchema.parse(one))) {
      if (active) products.set(sku, { subtype: discount_subtype, value: discount_value })
      else products.delete(sku)
    }
  }
}

/** What matters most of several comes first. */
const PHASES: readonly PromotionPhase[] = ['needs-you', 'waiting', 'sending']

export function taskPhase(task: Task): PromotionPhase {
  if (hasFailed(task)) return 'needs-you'
  if (task.state === 'waiting') return 'waiting'
  return task.state === 'done' ? 'sent' : 'sending'
}

/** Of a later answer what it says; of an earlier one nothing, since every task carries the whole promotion. */
function missingOf(
  tasks: readonly PromotionTask[],
  products: ReadonlyMap<Sku, Discount>,
): SentPromotion['missing'] {
  const last = tasks.findLast(({ work, job }) => work.promotion.active && job?.missing !== undefined)
  const { vendors = [], skus = {} } = last?.job?.missing ?? {}
  const isPromoted = (sku: string) => products.has(skuSchema.parse(sku))
  const byVendor = Object.entries(skus)
    .map(([vendorId, missing]) => [vendorId, missing.filter(isPromoted)] as const)
    .filter(([, missing]) => missing.length > 0)
  return { vendors, skus: new Map(byVendor) }
}

const listOf = (products: SentPromotion['products']): SkuDiscount[] =>
  [...products].map(([sku, discount]) => ({ sku, ...discount }))

/**
 * The same promotion with other products or values. It carries all that it is to be, and what is to leave it: whoever
 * reads it alone knows the whole.
 */
export function modifiedPromotion(
  { promotion, products }: Pick<SentPromotion, 'promotion' | 'products'>,
  wanted: readonly SkuDiscount[],
): Promotion {
  const kept = new Set(wanted.map(({ sku }) => sku))
  const leaving = listOf(products).filter(({ sku }) => !kept.has(sku))
  return {
    ...promotion,
    active: true,
    discount: [...groupDiscounts(wanted), ...groupDiscounts(leaving, false)],
  }
}

/** The same promotion, over from now on. */
export function stoppedPromotion({
  promotion,
  products,
}: Pick<SentPromotion, 'promotion' | 'products'>): Promotion {
  const discount = groupDiscounts(listOf(products))
  return { ...promotion, active: false, discount: discount.length > 0 ? discount : promotion.discount }
}

/** The promotion without some of its products. */
export const withoutProducts = (sent: SentPromotion, skus: ReadonlySet<string>): Promotion =>
  modifiedPromotion(
    sent,
    listOf(sent.products).filter(({ sku }) => !skus.has(sku)),
  )

/** Its products as they are changed: the first one's discount is the one for all, the others' are their own. */
export function goodsOf(
  { products }: Pick<SentPromotion, 'products'>,
  nameOf: (sku: Sku) => string,
): Pick<PromotionDraft, 'products' | 'forAll'> {
  const typed = ({ subtype, value }: Discount) => ({ subtype, typed: String(value) })
  const [first = { subtype: 'PERCENTAGE' as const, typed: '' }] = [...products.values()].map(typed)
  const isForAll = ({ subtype, value }: Discount) =>
    subtype === first.subtype && String(value) === first.typed
  return {
    forAll: first,
    products: [...products].map(([sku, discount]) => ({
      sku,
      name: nameOf(sku),
      ...(!isForAll(discount) && { own: typed(discount) }),
    })),
  }
}

/** Where changes of it begin: as it was sent. */
export const unchanged = (sent: SentPromotion, nameOf: (sku: Sku) => string): PromotionChange => ({
  version: 1,
  after: (sent.tasks.at(-1) ?? sent.tasks[0]).id,
  ...goodsOf(sent, nameOf),
})

/** Whether sending these changes would change anything. */
export function isChanged(goods: Pick<PromotionDraft, 'products' | 'forAll'>, sent: SentPromotion): boolean {
  const written = new Map(valuesOf(goods).map((one) => [one.sku, one]))
  const isAsSent = ({ sku, subtype, value }: SkuDiscount) => {
    const now = written.get(sku)
    return now?.subtype === subtype && now.value === value
  }
  return written.size !== sent.products.size || !listOf(sent.products).every(isAsSent)
}
