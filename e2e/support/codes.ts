import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type OrderLine } from '@/domain/contract/order'

export const barcodeOf = ({ name, barcode: [first] }: OrderLine): string => {
  if (first === undefined) throw new Error(`${name} has no barcode`)
  return first
}

/** One scan for each piece that was ordered. */
export const codes = (line: OrderLine): string[] =>
  Array.from({ length: line.pricing.quantity }, () => barcodeOf(line))

/** What the store's scale prints for so many grams of a line's item. */
export const labelOf = (line: OrderLine, grams: number): string =>
  withCheckDigit(`${barcodeOf(line).slice(0, 7)}${String(grams).padStart(5, '0')}`)
