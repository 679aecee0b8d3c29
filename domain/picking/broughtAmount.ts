import { decimal, toAmount } from '@/domain/money/decimal'
import type { PricingType } from '@/domain/contract/order'

/** As much as the service takes of one product that the store brings in. */
export const MOST_PIECES = 10_000
export const MOST_KILOGRAMS = 1_000

/** Pieces, or a weight; what is weighed is one piece. */
export type BroughtAmount = { readonly quantity: number; readonly weightKg: number | undefined }

export type AskedAmount = { readonly quantity?: number | undefined; readonly weightKg?: number | undefined }

/** How much of a product comes in, or undefined where that is not said in a way that the service takes. */
export function findAmount(pricingType: PricingType, asked: AskedAmount): BroughtAmount | undefined {
  switch (pricingType) {
    case 'UNIT':
      return isPieces(asked.quantity) ? { quantity: asked.quantity, weightKg: undefined } : undefined
    case 'KG': {
      const weightKg = cleanWeight(asked.weightKg)
      return weightKg === undefined ? undefined : { quantity: 1, weightKg }
    }
  }
}

/** As an act carries it. */
export function amountInAct({ quantity, weightKg }: BroughtAmount): AskedAmount {
  return weightKg === undefined ? { quantity } : { weightKg }
}

const isPieces = (quantity: number | undefined): quantity is number =>
  Number.isInteger(quantity) && quantity !== undefined && quantity >= 1 && quantity <= MOST_PIECES

function cleanWeight(weightKg: number | undefined): number | undefined {
  if (weightKg === undefined || !(weightKg > 0 && weightKg <= MOST_KILOGRAMS)) return undefined
  const cut = toAmount(decimal(weightKg))
  return cut > 0 ? cut : undefined
}
