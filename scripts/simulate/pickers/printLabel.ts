import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { readCode } from '@/domain/barcode/readCode'
import { LAYOUTS } from '../shelf'

/** What the store's scale prints for a weighed product, or undefined where none of its barcodes belongs to a scale. */
export function printLabel(barcodes: readonly string[], weightKg: number): string | undefined {
  for (const barcode of barcodes) {
    const code = readCode(barcode, LAYOUTS)
    if (code.kind !== 'in-store') continue
    const layout = LAYOUTS.find(({ prefix }) => prefix === code.prefix)
    if (layout?.carries !== 'weight') continue
    const digits = layout.valueTo - layout.valueFrom
    const grams = String(Math.round(weightKg * 1000)).padStart(digits, '0')
    if (grams.length > digits) return undefined
    const label = code.text.slice(0, layout.valueFrom) + grams + code.text.slice(layout.valueTo, -1)
    return withCheckDigit(label)
  }
  return undefined
}
