import { findAmount, type BroughtAmount } from './broughtAmount'
import type { ActOf, AdditionAct } from './events'
import { cleanPrice } from './price'
import type { ProductSnapshot } from './productSnapshot'

/** A product that the store adds to the order. The same object for as long as nothing about it changes. */
export type Addition = BroughtAmount & {
  readonly id: string
  readonly product: ProductSnapshot
  /** Another price than the catalog's. */
  readonly unitPrice: number | undefined
}

/**
 * The additions after an act on them, in the order in which they came. Each stays one that the service would
 * take. An act that changes nothing gives the same list back.
 */
export function changeAdditions(before: readonly Addition[], act: AdditionAct): readonly Addition[] {
  const place = before.findIndex(({ id }) => id === act.additionId)
  const known = before[place]
  switch (act.type) {
    case 'product-added': {
      const added = known ? undefined : add(act)
      return added ? [...before, added] : before
    }
    case 'addition-changed': {
      const changed = known && change(known, act)
      return changed && changed !== known ? exchange(before, place, changed) : before
    }
    case 'addition-removed':
      return known ? before.filter((addition) => addition !== known) : before
  }
}

function add(act: ActOf<'product-added'>): Addition | undefined {
  const { additionId: id, product } = act
  const amount = findAmount(product.pricingType, act)
  const price = ownPrice(act.unitPrice)
  return amount && price && { id, product, ...amount, ...price }
}

function change(before: Addition, act: ActOf<'addition-changed'>): Addition {
  const { quantity = before.quantity, weightKg = before.weightKg, unitPrice = before.unitPrice } = act
  const amount = findAmount(before.product.pricingType, { quantity, weightKg })
  const price = ownPrice(unitPrice)
  if (!amount || !price) return before
  const after = { ...before, ...amount, ...price }
  const isSame =
    after.quantity === before.quantity &&
    after.weightKg === before.weightKg &&
    after.unitPrice === before.unitPrice
  return isSame ? before : after
}

/** Undefined where a price is given that the service would not take. */
function ownPrice(unitPrice: number | null | undefined): { unitPrice: number | undefined } | undefined {
  if (unitPrice == null) return { unitPrice: undefined }
  const price = cleanPrice(unitPrice)
  return price === undefined ? undefined : { unitPrice: price }
}

function exchange(additions: readonly Addition[], place: number, addition: Addition): readonly Addition[] {
  const changed = additions.slice()
  changed[place] = addition
  return changed
}
