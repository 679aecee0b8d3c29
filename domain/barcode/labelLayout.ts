import { decimal, toAmount } from '@/domain/money/decimal'
import { type Carried, type Gtin } from './code'

/**
 * How a store's scales write their labels, as 13 characters: `21IIIIIWWWWWC`. Digits are the prefix by which a label is
 * recognised, I the item number, W the weight in grams, P the price in hundredths, V a verifier that is not looked
 * at, C the check digit.
 */
export interface LabelLayout {
  text: string
  prefix: string
  itemAt: readonly number[]
  carries: Carried['kind']
  valueFrom: number
  valueTo: number
}

export type LayoutFault =
  | 'not-13-characters'
  | 'unknown-character'
  /** GS1 leaves 02 and 20 to 29 to the stores; any other prefix would take over numbers of real products. */
  | 'prefix-not-in-store'
  | 'check-digit-not-last'
  | 'no-item-number'
  | 'no-weight-or-price'
  | 'weight-and-price'
  | 'split-weight-or-price'

export type LayoutVerdict = { kind: 'ok'; layout: LabelLayout } | { kind: 'faulty'; fault: LayoutFault }

export function parseLabelLayout(text: string): LayoutVerdict {
  const written = text.trim().toUpperCase()
  const fault = findFault(written)
  return fault === undefined ? { kind: 'ok', layout: layoutOf(written) } : { kind: 'faulty', fault }
}

function findFault(written: string): LayoutFault | undefined {
  if (written.length !== 13) return 'not-13-characters'
  if (!/^\d*[IWPVC]+$/.test(written)) return 'unknown-character'
  if (!/^(02|2\d)/.test(written)) return 'prefix-not-in-store'
  if (written.indexOf('C') !== 12) return 'check-digit-not-last'
  if (!written.includes('I')) return 'no-item-number'
  const runs = written.match(/W+|P+/g) ?? []
  if (runs.length === 0) return 'no-weight-or-price'
  if (written.includes('W') && written.includes('P')) return 'weight-and-price'
  return runs.length > 1 ? 'split-weight-or-price' : undefined
}

function layoutOf(written: string): LabelLayout {
  const carries = written.includes('W') ? 'weight' : 'price'
  const sign = carries === 'weight' ? 'W' : 'P'
  return {
    text: written,
    prefix: written.replace(/\D/g, ''),
    itemAt: [...written].flatMap((character, at) => (character === 'I' ? [at] : [])),
    carries,
    valueFrom: written.indexOf(sign),
    valueTo: written.lastIndexOf(sign) + 1,
  }
}

/** What the scales of the demo stores print, and its sister with a price. */
export const DEFAULT_LAYOUTS: readonly LabelLayout[] = ['21IIIIIWWWWWC', '22IIIIIPPPPPC'].map(layoutOf)

export interface Label {
  itemNumber: string
  prefix: string
  carried: Carried
}

/** Reads a number as a scale's label, by the first layout that has its prefix. */
export function findLabel(gtin: Gtin, layouts: readonly LabelLayout[]): Label | undefined {
  if (!gtin.startsWith('0')) return undefined
  const ean13 = gtin.slice(1)
  const layout = layouts.find(({ prefix }) => ean13.startsWith(prefix))
  if (layout === undefined) return undefined
  const value = ean13.slice(layout.valueFrom, layout.valueTo)
  return {
    itemNumber: layout.itemAt.map((at) => ean13[at]).join(''),
    prefix: layout.prefix,
    carried:
      layout.carries === 'weight'
        ? { kind: 'weight', weightKg: toAmount(decimal(`${value}e-3`)) }
        : { kind: 'price', price: toAmount(decimal(`${value}e-2`)) },
  }
}
