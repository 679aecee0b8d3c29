import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS, parseLabelLayout, type LabelLayout } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'

export const GS = '\u001D'

export const read = (scanned: string) => readCode(scanned, DEFAULT_LAYOUTS)

export const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

export function layout(text: string): LabelLayout {
  const verdict = parseLabelLayout(text)
  if (verdict.kind === 'faulty') throw new Error(`${text}: ${verdict.fault}`)
  return verdict.layout
}

/** A layout in any order of its parts, with verifiers anywhere and a weight or a price of any length. */
export const layoutTexts = fc
  .record({
    prefix: fc.constantFrom('02', '20', '21', '25', '29', '2800'),
    sign: fc.constantFrom('W', 'P'),
    valueLength: fc.integer({ min: 1, max: 6 }),
    verifiers: fc.integer({ min: 0, max: 2 }),
    valueAfter: fc.nat(),
    verifierAfter: fc.nat(),
  })
  .map(({ prefix, sign, valueLength, verifiers, valueAfter, verifierAfter }) => {
    const items = 12 - prefix.length - valueLength - verifiers
    const parts: string[] = Array<string>(Math.max(items, 1)).fill('I')
    parts.splice(
      valueAfter % (parts.length + 1),
      0,
      sign.repeat(items < 1 ? valueLength + items - 1 : valueLength),
    )
    parts.splice(verifierAfter % (parts.length + 1), 0, 'V'.repeat(verifiers))
    return `${prefix}${parts.join('')}C`
  })

/** Prints a label as a scale would: each letter of the layout takes the next digit of what stands for it. */
export function printLabel(layoutText: string, written: Record<'I' | 'W' | 'P' | 'V', string>): string {
  const next = { I: 0, W: 0, P: 0, V: 0 }
  const filled = layoutText.slice(0, -1).replace(/[IWPV]/g, (sign) => {
    const letter = sign as keyof typeof next
    return written[letter][next[letter]++] ?? '0'
  })
  return withCheckDigit(filled)
}
