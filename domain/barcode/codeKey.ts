import { type ReadCode } from './code'
import { type LabelLayout } from './labelLayout'
import { readCode } from './readCode'

/**
 * Two codes name the same product exactly when their keys are equal. A scale label has the key of its item, whatever
 * weight it carries.
 *
 * A misread has the key of its text: a store may have numbered its goods without check digits, and then its catalog
 * lists the very text that was scanned. Look for the key first, complain afterwards.
 */
export function keyOf(code: ReadCode): string {
  switch (code.kind) {
    case 'gtin':
      return `gtin:${code.gtin}`
    case 'in-store':
      return `in-store:${code.prefix}:${code.itemNumber}`
    case 'own':
    case 'misread':
      return `text:${code.text}`
  }
}

/** The key of a product's own barcode, as its catalog lists it. */
export function barcodeKey(barcode: string, layouts: readonly LabelLayout[]): string {
  return keyOf(readCode(barcode, layouts))
}
