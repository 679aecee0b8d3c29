import type { LineUpdate } from '@/domain/contract/orderUpdate'
import { decimal, toAmount } from '@/domain/money/decimal'
import { fault, type CartFault } from './fault'

type Requested = LineUpdate['pricing']

export interface Bounds {
  least: number
  most: number
}

export type Judged<Value> = { value: Value } | { faults: CartFault[] }

/** Pieces: whole, and within the bounds where there are any. */
export function judgeQuantity(path: string, quantity: number, bounds: Bounds): Judged<number> {
  if (!Number.isInteger(quantity)) {
    return {
      faults: [
        fault(`${path}.pricing.quantity`, 'QUANTITY_NOT_WHOLE', 'Pieces are counted in whole numbers.'),
      ],
    }
  }
  if (quantity < bounds.least || quantity > bounds.most) {
    return {
      faults: [
        fault(
          `${path}.pricing.quantity`,
          'QUANTITY_OUT_OF_RANGE',
          `The quantity must lie within ${bounds.least} and ${bounds.most}.`,
        ),
      ],
    }
  }
  return { value: quantity }
}

/** Kilograms, extra decimals cut. A weighed line is one piece, whatever it weighs. */
export function judgeWeight(path: string, pricing: Requested, bounds: Bounds): Judged<number> {
  const faults: CartFault[] = []
  if (pricing.quantity != null && pricing.quantity !== 1) {
    faults.push(
      fault(`${path}.pricing.quantity`, 'QUANTITY_OUT_OF_RANGE', 'The quantity of a weighed item stays 1.'),
    )
  }
  if (pricing.weight == null) {
    faults.push(fault(`${path}.pricing.weight`, 'WEIGHT_REQUIRED', 'A weighed item needs its weight.'))
    return { faults }
  }
  const weight = toAmount(decimal(pricing.weight))
  if (weight <= 0 || weight < bounds.least || weight > bounds.most) {
    faults.push(
      fault(
        `${path}.pricing.weight`,
        'WEIGHT_OUT_OF_RANGE',
        `The weight must lie within ${bounds.least} and ${bounds.most} kg.`,
      ),
    )
  }
  return faults.length > 0 ? { faults } : { value: weight }
}

/** Where a price has no business: a weighed line, a replacement. */
export function refusePrices(path: string, pricing: Requested, message: string): CartFault[] {
  return (['unit_price', 'total_price'] as const)
    .filter((field) => pricing[field] != null)
    .map((field) => fault(`${path}.pricing.${field}`, 'PRICE_NOT_ALLOWED', message))
}

export function judgePrice(path: string, field: 'unit_price' | 'total_price', price: number): Judged<number> {
  if (price < 0)
    return { faults: [fault(`${path}.pricing.${field}`, 'PRICE_NEGATIVE', 'A price cannot be negative.')] }
  return { value: toAmount(decimal(price)) }
}
