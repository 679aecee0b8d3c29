import { hasValidCheckDigit, withCheckDigit } from './checkDigit'
import { gtinSchema, type Gtin } from './code'

/** `no-number`: not the form of one. `wrong`: the form, with a wrong check digit. */
export type RetailNumber =
  { kind: 'gtin'; text: string; gtin: Gtin } | { kind: 'wrong' } | { kind: 'no-number' }

/**
 * Reads EAN-8, UPC-E, UPC-A, EAN-13 or GTIN-14.
 *
 * UPC-E and EAN-8 both have eight digits, and for half of all UPC-E the check digit fits both ways. A scanner's `]E4`
 * then decides for EAN-8, and otherwise a leading 0 or 1 means UPC-E: GS1 issues no EAN-8 there, a store would have to
 * make up its own.
 *
 * Some scanners leave out UPC-E's number system, its check digit or both. Six or seven digits are taken for that
 * only if the scanner said that it read a UPC or EAN: a store's own short numbers look the same.
 */
export function readRetailNumber(digits: string, aim: string | undefined): RetailNumber {
  if (!/^\d+$/.test(digits)) return { kind: 'no-number' }
  const { length } = digits
  if (length === 8 && aim !== 'E4') {
    const upcA = expandUpcE(digits)
    if (upcA !== undefined) return { kind: 'gtin', text: digits, gtin: asGtin(upcA) }
  }
  if (length === 8 || (length >= 12 && length <= 14))
    return hasValidCheckDigit(digits)
      ? { kind: 'gtin', text: digits, gtin: asGtin(digits) }
      : { kind: 'wrong' }
  if ((length === 6 || length === 7) && (aim === 'E0' || aim === 'E3')) return readShortUpcE(digits)
  return { kind: 'no-number' }
}

/**
 * Seven digits are six with a check digit that fits, else a number system with six: of the second kind one in ten fits
 * by chance and is taken for the first. Read the other way round, every code of the first kind that begins with 0 or 1
 * would go wrong. `text` is all eight digits, as printed.
 */
function readShortUpcE(digits: string): RetailNumber {
  const printed = digits.length === 7 && expandUpcE(`0${digits}`) !== undefined ? `0${digits}` : undefined
  const text = printed ?? completeUpcE(digits.length === 6 ? `0${digits}` : digits)
  const upcA = text === undefined ? undefined : expandUpcE(text)
  return text === undefined || upcA === undefined
    ? { kind: 'wrong' }
    : { kind: 'gtin', text, gtin: asGtin(upcA) }
}

/** The check digit of a UPC-E is that of the UPC-A that it stands for. */
function completeUpcE(withoutCheckDigit: string): string | undefined {
  const body = upcEBody(withoutCheckDigit)
  return body === undefined ? undefined : withoutCheckDigit + withCheckDigit(body).slice(-1)
}

/** The UPC-A of eight digits of UPC-E, or undefined when they are none. */
function expandUpcE(digits: string): string | undefined {
  const body = upcEBody(digits.slice(0, -1))
  const upcA = body === undefined ? undefined : body + digits.slice(-1)
  return upcA !== undefined && hasValidCheckDigit(upcA) ? upcA : undefined
}

/** UPC-E leaves out zeros in the middle of a UPC-A; the last of its six digits says where and how many. */
function upcEBody(systemAndSix: string): string | undefined {
  if (!/^[01]\d{6}$/.test(systemAndSix)) return undefined
  const five = systemAndSix.slice(0, 6)
  const rule = systemAndSix.slice(6)
  if (rule <= '2') return `${five.slice(0, 3)}${rule}0000${five.slice(3)}`
  if (rule === '3') return `${five.slice(0, 4)}00000${five.slice(4)}`
  if (rule === '4') return `${five.slice(0, 5)}00000${five.slice(5)}`
  return `${five}0000${rule}`
}

function asGtin(number: string): Gtin {
  return gtinSchema.parse(number.padStart(14, '0'))
}
