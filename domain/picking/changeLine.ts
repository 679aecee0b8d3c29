import { isWeighed } from '@/domain/orders/summarizeOrder'
import { findAmount } from './broughtAmount'
import type { ActOf, LineAct } from './events'
import type { LineProgress, Replacement } from './lineProgress'
import { isInCart } from './outcome'
import { piecesOf } from './pieces'
import { cleanChange, isSamePrice } from './price'
import { judgeWeight } from './weigh'

/**
 * A line after an act on it. Whatever a journal says, the line stays one that the service would take: pieces
 * within the bounds, a weight within its range. An act that changes nothing gives the same object back.
 */
export function changeLine(before: LineProgress, act: LineAct): LineProgress {
  switch (act.type) {
    case 'unit-picked':
      return setPicked(before, before.picked + 1)
    case 'quantity-set':
      return setPicked(before, act.quantity)
    case 'weighed':
      return setWeight(before, act.weightKg)
    case 'weight-removed':
      return change(before, { weightKg: undefined })
    case 'not-found-reported':
      return isInCart(before) || before.replacement ? before : change(before, { missing: 'not-found' })
    case 'not-found-revoked':
      return change(before, FOUND)
    case 'look-again-wanted':
      return before.missing === 'not-found' && !before.replacement
        ? change(before, { missing: 'look-again' })
        : before
    case 'line-replaced':
      return replace(before, act)
    case 'replacement-removed':
      return change(before, { replacement: undefined })
    case 'price-set':
      return setPrice(before, act)
    case 'price-removed':
      return change(before, { price: undefined })
  }
}

/** Found after all, which leaves nothing to stand in for it. */
const FOUND = { missing: 'no', replacement: undefined } as const

function setPicked(before: LineProgress, wanted: number): LineProgress {
  if (isWeighed(before.line) || Number.isNaN(wanted)) return before
  const picked = Math.max(0, Math.min(Math.floor(wanted), piecesOf(before.line).most))
  // The price of the whole was given for as many pieces as there were then.
  const price = picked !== before.picked && before.price && 'total' in before.price ? undefined : before.price
  return change(before, { picked, price, ...(wanted > before.picked && FOUND) })
}

function setWeight(before: LineProgress, weightKg: number): LineProgress {
  if (!isWeighed(before.line)) return before
  const verdict = judgeWeight(before.line, weightKg)
  return verdict.kind === 'fits' ? change(before, { weightKg: verdict.weightKg, ...FOUND }) : before
}

/** Takes the whole line: nothing of it stays in the cart, nor a price that was meant for it. */
function replace(before: LineProgress, act: ActOf<'line-replaced'>): LineProgress {
  const amount = findAmount(act.product.pricingType, act)
  if (!amount || isInCart(before)) return before
  return change(before, { picked: 0, price: undefined, replacement: { product: act.product, ...amount } })
}

function setPrice(before: LineProgress, act: ActOf<'price-set'>): LineProgress {
  const price = cleanChange(act.price)
  if (!price || isWeighed(before.line) || before.replacement) return before
  return change(before, { price })
}

function change(before: LineProgress, changes: Partial<Omit<LineProgress, 'line'>>): LineProgress {
  const after = { ...before, ...changes }
  const isSame =
    after.picked === before.picked &&
    after.weightKg === before.weightKg &&
    after.missing === before.missing &&
    isSameReplacement(after.replacement, before.replacement) &&
    isSamePrice(after.price, before.price)
  return isSame ? before : after
}

function isSameReplacement(one: Replacement | undefined, other: Replacement | undefined): boolean {
  if (!one || !other) return one === other
  return (
    one.quantity === other.quantity &&
    one.weightKg === other.weightKg &&
    one.product.sku === other.product.sku &&
    one.product.price === other.product.price &&
    one.product.pricingType === other.product.pricingType
  )
}
