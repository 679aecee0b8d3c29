import { multiply } from '@/domain/money/decimal'
import type { Addition } from './additions'
import { amountInAct, findAmount, type AskedAmount, type BroughtAmount } from './broughtAmount'
import type { ActOf, PickAct } from './events'
import { priceSchema } from './price'
import { snapshotOf, type BroughtProduct } from './productSnapshot'

export type HowBrought = Pick<ActOf<'product-added'>, 'how' | 'code'>

export type AdditionVerdict =
  /** `total` is what the customer pays for it. */
  | { kind: 'fits'; act: PickAct; quantity: number; weightKg: number | undefined; total: number }
  | { kind: 'needs-weight' | 'needs-quantity' | 'price-refused' }

type NewAddition = {
  /** Made by the caller: a rule makes no random ids. */
  additionId: string
  asked?: AskedAmount
  unitPrice?: number | undefined
} & HowBrought

/** What adding a product to the order comes to. One piece, unless it is said otherwise. */
export function judgeAddition(product: BroughtProduct, wanted: NewAddition): AdditionVerdict {
  const { additionId, asked = {}, unitPrice, how, code } = wanted
  const snapshot = snapshotOf(product)
  const amount = findAmount(product.pricingType, { ...asked, quantity: asked.quantity ?? 1 })
  if (!amount) return lacking(product)
  if (!isPrice(unitPrice)) return { kind: 'price-refused' }
  const act: PickAct = {
    type: 'product-added',
    additionId,
    product: snapshot,
    ...amountInAct(amount),
    ...(unitPrice !== undefined && { unitPrice }),
    how,
    ...(code !== undefined && { code }),
  }
  return fits(act, amount, unitPrice ?? snapshot.price)
}

/** Another amount or price of what was added; `null` gives it the catalog's price back. */
export function judgeAdditionChange(
  { id, product, ...before }: Addition,
  changes: AskedAmount & { unitPrice?: number | null | undefined },
): AdditionVerdict {
  const { quantity = before.quantity, weightKg = before.weightKg, unitPrice } = changes
  const amount = findAmount(product.pricingType, { quantity, weightKg })
  if (!amount) return lacking(product)
  if (!isPrice(unitPrice ?? undefined)) return { kind: 'price-refused' }
  const act: PickAct = {
    type: 'addition-changed',
    additionId: id,
    ...amountInAct(amount),
    ...(unitPrice !== undefined && { unitPrice }),
  }
  const price = unitPrice === null ? product.price : (unitPrice ?? before.unitPrice ?? product.price)
  return fits(act, amount, price)
}

export const removeAddition = ({ id }: Addition): { kind: 'act'; act: PickAct } => ({
  kind: 'act',
  act: { type: 'addition-removed', additionId: id },
})

const fits = (act: PickAct, amount: BroughtAmount, price: number): AdditionVerdict => ({
  kind: 'fits',
  act,
  ...amount,
  total: multiply(price, amount.weightKg ?? amount.quantity),
})

const lacking = ({ pricingType }: Pick<BroughtProduct, 'pricingType'>): AdditionVerdict => ({
  kind: pricingType === 'KG' ? 'needs-weight' : 'needs-quantity',
})

const isPrice = (price: number | undefined) => price === undefined || priceSchema.safeParse(price).success
