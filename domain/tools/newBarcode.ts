import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type ReadCode } from '@/domain/barcode/code'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { barcodeSchema } from '@/domain/contract/catalogUpdate'

/** `misread`: its check digit is wrong. `not-a-number`: a catalog lists digits only, fourteen at most. */
export type BarcodeFault = 'misread' | 'not-a-number'

export type NewBarcode =
  | { kind: 'barcode'; barcode: string; code: ReadCode; isWeighed: boolean }
  | { kind: 'faulty'; fault: BarcodeFault }

/**
 * The barcode that a catalog lists for what was scanned or typed. A scale's label stands for every piece of its item, so
 * what this one weighs or costs is left out.
 */
export function newBarcode(scanned: string, layouts: readonly LabelLayout[]): NewBarcode {
  const code = readCode(scanned, layouts)
  if (code.kind === 'misread') return { kind: 'faulty', fault: 'misread' }
  const barcode = barcodeSchema.safeParse(listedAs(code, layouts))
  if (!barcode.success) return { kind: 'faulty', fault: 'not-a-number' }
  const isWeighed = 'carried' in code && code.carried?.kind === 'weight'
  return { kind: 'barcode', barcode: barcode.data, code, isWeighed }
}

function listedAs(code: Exclude<ReadCode, { kind: 'misread' }>, layouts: readonly LabelLayout[]): string {
  switch (code.kind) {
    case 'own':
      return code.text
    case 'gtin':
      return /^\d+$/.test(code.text) ? code.text : code.gtin.replace(/^0/, '')
    case 'in-store':
      return blankLabel(code, layouts)
  }
}

function blankLabel(
  { prefix, itemNumber, text }: Extract<ReadCode, { kind: 'in-store' }>,
  layouts: readonly LabelLayout[],
): string {
  const layout = layouts.find((one) => one.prefix === prefix)
  if (layout === undefined) return text
  const itemDigits = new Map(layout.itemAt.map((at, nth) => [at, itemNumber[nth]]))
  const digits = [...layout.text.slice(0, -1)].map((sign, at) =>
    /\d/.test(sign) ? sign : (itemDigits.get(at) ?? '0'),
  )
  return withCheckDigit(digits.join(''))
}
