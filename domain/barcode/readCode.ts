import { hasValidCheckDigit } from './checkDigit'
import { gtinSchema, type Carried, type Gtin, type ReadCode } from './code'
import {
  findElement,
  findWeight,
  parseElements,
  parsePrintedElements,
  printElements,
  type Element,
} from './elementString'
import { findLabel, type LabelLayout } from './labelLayout'
import { readRetailNumber } from './retailNumber'
import { GROUP_SEPARATOR, unwrapScan, withoutSeparators, type ScannedText } from './scannedText'

/**
 * What a scanner or camera read. `scanned` may have an AIM prefix, FNC1 as group separators, the printed form with
 * parentheses, and CR, LF, TAB or spaces around. Never throws.
 */
export function readCode(scanned: string, layouts: readonly LabelLayout[]): ReadCode {
  const { aim, data } = unwrapScan(scanned)
  const text = withoutSeparators(data)
  const elements = findElements({ aim, data })
  if (elements !== undefined) return readElements(elements, text, layouts)

  const number = readRetailNumber(text, aim)
  switch (number.kind) {
    case 'gtin':
      return readGtin(number.gtin, number.text, layouts)
    case 'wrong':
      return { kind: mayCarryRetailNumber(aim) ? 'misread' : 'own', text }
    case 'no-number':
      return { kind: 'own', text }
  }
}

/** GS1-128, DataBar, GS1 DataMatrix, GS1 QR and GS1 DotCode: nothing but element strings is in them. */
const GS1_SYMBOLS: readonly (string | undefined)[] = ['C1', 'e0', 'd2', 'Q3', 'J1']

function findElements({ aim, data }: ScannedText): readonly Element[] | undefined {
  if (data.startsWith('(')) return parsePrintedElements(withoutSeparators(data))
  if (GS1_SYMBOLS.includes(aim) || data.includes(GROUP_SEPARATOR)) return parseElements(data)
  // A store's own number may begin with 01 too. It would have to go on with a correct number of 14 digits.
  return /^01\d{14}/.test(data) && hasValidCheckDigit(data.slice(2, 16)) ? parseElements(data) : undefined
}

/**
 * The text of a read element string is its printed form: without its separators it could not be read again. Without a
 * trade item number (a pallet's label, a store's own AI 91) it stays as the scanner sent it, as catalogs list it.
 */
function readElements(elements: readonly Element[], text: string, layouts: readonly LabelLayout[]): ReadCode {
  const item = findElement(elements, /^01$/)
  if (item === undefined) return { kind: 'own', text }
  const printed = printElements(elements)
  if (!hasValidCheckDigit(item.value)) return { kind: 'misread', text: printed }
  return readGtin(gtinSchema.parse(item.value), printed, layouts, findWeight(elements))
}

function readGtin(gtin: Gtin, text: string, layouts: readonly LabelLayout[], carried?: Carried): ReadCode {
  const label = findLabel(gtin, layouts)
  if (label !== undefined) return { kind: 'in-store', text, ...label, carried: carried ?? label.carried }
  return carried === undefined ? { kind: 'gtin', text, gtin } : { kind: 'gtin', text, gtin, carried }
}

/** UPC and EAN, ITF, or a scanner that does not tell. In a Code 128 a wrong check digit means that there is none. */
function mayCarryRetailNumber(aim: string | undefined): boolean {
  return aim === undefined || aim.startsWith('E') || aim.startsWith('I')
}
