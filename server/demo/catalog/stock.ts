import { type Chance } from './random'

export interface Stock {
  active: boolean
  quantity: number | null
  maximumSalesQuantity: number | null
}

/** Whole numbers also for weighed goods: kilograms, as stores count them. */
export function drawStock(chance: Chance, weighed: boolean): Stock {
  const active = !chance.percent(4)
  return {
    active,
    quantity: drawQuantity(chance, active, weighed),
    maximumSalesQuantity: chance.percent(9) ? chance.whole(1, 6) * 2 : null,
  }
}

function drawQuantity(chance: Chance, active: boolean, weighed: boolean): number | null {
  if (chance.percent(8)) return null
  if (!active || chance.percent(2)) return 0
  return weighed ? chance.whole(5, 90) : chance.whole(3, 140)
}
