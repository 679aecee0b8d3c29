import type Big from 'big.js'
import type { OrderLine } from '@/domain/contract/order'
import { cutDecimal, DECIMAL_PLACES, decimal, multiply, toAmount } from '@/domain/money/decimal'

export type WeightVerdict =
  { kind: 'fits'; weightKg: number; price: number } | { kind: 'nothing-yet' } | RefusedWeight

export type RefusedWeight =
  | { kind: 'too-light'; least: number; weightKg: number; price: number }
  | { kind: 'too-heavy'; most: number; weightKg: number; price: number }
  /** The decimal point slipped: the same digits with the point elsewhere would fit. */
  | { kind: 'slip'; weightKg: number; meant: number }

export type WeightRange = { least: number; most: number; asked: number | undefined }

export function rangeOf(line: OrderLine): WeightRange {
  const { min_quantity: least, max_quantity: most, weight: asked } = line.original_pricing
  return { least, most, asked }
}

/** What a weight that somebody typed means for a weighed line. */
export function judgeWeight(line: OrderLine, weightKg: number | undefined): WeightVerdict {
  const verdict = judgeMeasured(line, weightKg)
  if (verdict.kind === 'fits' || verdict.kind === 'nothing-yet') return verdict
  const meant = findMeant(rangeOf(line), verdict.weightKg)
  return meant === undefined ? verdict : { kind: 'slip', weightKg: verdict.weightKg, meant }
}

/** The same for what a scale said: a scale lets no decimal point slip. */
export function judgeMeasured(
  line: OrderLine,
  measuredKg: number | undefined,
): Exclude<WeightVerdict, { kind: 'slip' }> {
  const weightKg = isAmount(measuredKg) ? toAmount(decimal(measuredKg)) : 0
  if (weightKg <= 0) return { kind: 'nothing-yet' }
  const { least, most } = rangeOf(line)
  const price = multiply(line.original_pricing.unit_price, weightKg)
  if (weightKg < least) return { kind: 'too-light', least, weightKg, price }
  if (weightKg > most) return { kind: 'too-heavy', most, weightKg, price }
  return { kind: 'fits', weightKg, price }
}

const isAmount = (amount: number | undefined): amount is number => Number.isFinite(amount)

/** The nearest places first; of several that fit, the one nearest to what was asked for. */
const SHIFTS = ['0.1', '10', '0.01', '100', '0.001', '1000']

function findMeant({ least, most, asked }: WeightRange, weightKg: number): number | undefined {
  const fitting = SHIFTS.map((shift) => decimal(weightKg).times(shift))
    .filter((shifted) => cutDecimal(shifted).eq(shifted))
    .filter((shifted) => shifted.gte(decimal(least)) && shifted.lte(decimal(most)))
  if (asked !== undefined) {
    const off = (shifted: Big) => shifted.minus(decimal(asked)).abs()
    fitting.sort((one, other) => off(one).cmp(off(other)))
  }
  return fitting[0] && toAmount(fitting[0])
}

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'point' | 'delete'

/** Nobody carries a tonne: a fourth digit before the point is a slip of the finger. */
const WHOLE_DIGITS = 3
const WEIGHT = new RegExp(`^(0|[1-9]\\d{0,${WHOLE_DIGITS - 1}})(\\.\\d{0,${DECIMAL_PLACES}})?$`)

/** What stands on the display after a key, with `.` for the point. A key that leads nowhere is not heard. */
export function pressKey(typed: string, key: KeypadKey): string {
  if (key === 'delete') return typed.slice(0, -1)
  if (key === 'point') return heard(typed, `${typed || '0'}.`)
  return heard(typed, typed === '0' ? key : typed + key)
}

export function typedWeight(typed: string): number | undefined {
  return WEIGHT.test(typed) ? Number(typed) : undefined
}

const heard = (before: string, after: string) => (WEIGHT.test(after) ? after : before)
