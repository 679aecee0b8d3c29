import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type Chance } from './random'

export type BarcodeKind = 'ean-13' | 'ean-8' | 'upc-a' | 'new-and-old-ean-13' | 'none'

/**
 * GS1 keeps prefix 952 for demonstrations, and UPC-A numbers that begin with 4 for use inside one company, so
 * nothing that somebody brings from a real shelf is taken for a product of the demo.
 */
const DEMONSTRATION = '952'
const INSIDE_ONE_COMPANY = '4'

/** Scales of the demo stores print `21IIIIIWWWWWC`: item number, weight in grams, check digit. */
const WEIGHED = '21'
const NO_WEIGHT_YET = '00000'

/** Item numbers have five digits and begin with 1; the same item in its old packaging begins with 6. */
const OLD_PACKAGING = 50_000

export function weighedBarcode(itemNumber: number): string {
  return withCheckDigit(`${WEIGHED}${itemNumber}${NO_WEIGHT_YET}`)
}

export function packBarcodes(kind: BarcodeKind, makerNumber: number, itemNumber: number): string[] {
  const ean13 = (number: number) => withCheckDigit(`${DEMONSTRATION}${makerNumber}${number}`)
  switch (kind) {
    case 'ean-13':
      return [ean13(itemNumber)]
    case 'ean-8':
      return [withCheckDigit(`${DEMONSTRATION}${String(itemNumber).slice(1)}`)]
    case 'upc-a':
      return [withCheckDigit(`${INSIDE_ONE_COMPANY}0${makerNumber}${itemNumber}`)]
    case 'new-and-old-ean-13':
      return [ean13(itemNumber), ean13(itemNumber + OLD_PACKAGING)]
    case 'none':
      return []
  }
}

export function drawBarcodeKind(chance: Chance): BarcodeKind {
  const draw = chance.whole(1, 100)
  if (draw <= 3) return 'none'
  if (draw <= 10) return 'new-and-old-ean-13'
  if (draw <= 15) return 'ean-8'
  if (draw <= 20) return 'upc-a'
  return 'ean-13'
}
