import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { digits, GS, layout, layoutTexts, printLabel, read } from './codes'

const key = (scanned: string) => keyOf(read(scanned))

describe('the key of a code', () => {
  it('is that of the catalog for every label of a weighed item', () => {
    const listed = barcodeKey(withCheckDigit('211000100000'), DEFAULT_LAYOUTS)
    expect(key(withCheckDigit('211000101234'))).toBe(listed)
    expect(key(withCheckDigit('211000199999'))).toBe(listed)
    expect(key(withCheckDigit('211000201234'))).not.toBe(listed)
    expect(key(withCheckDigit('221000101234'))).not.toBe(listed)
  })

  it('does not change with the weight that a GS1 symbol carries', () => {
    expect(key(']C101973500538500123103000795')).toBe(key('97350053850012'))
    expect(key(']C101973500538500123103001250')).toBe(key('97350053850012'))
  })

  it('tells a case from the piece in it', () => {
    expect(key(withCheckDigit('1629104150021'))).not.toBe(key('6291041500213'))
  })

  it('is the same for UPC-E and the UPC-A that it stands for', () => {
    expect(key('01234565')).toBe(key('012345000065'))
    expect(key(']E0123456')).toBe(key('0012345000065'))
  })

  it('finds the own number of a store, with or without a prefix, even when it looks misread', () => {
    expect(key(']A0SHELF-12\r')).toBe(barcodeKey('SHELF-12', DEFAULT_LAYOUTS))
    expect(key(']C012345678')).toBe(barcodeKey('12345678', DEFAULT_LAYOUTS))
    expect(key('12345678')).toBe(barcodeKey('12345678', DEFAULT_LAYOUTS))
    expect(key('SHELF-12')).not.toBe(key('SHELF-13'))
  })

  it('of a text is never that of a number', () => {
    expect(key('gtin:06291041500213')).not.toBe(key('6291041500213'))
    expect(key('in-store:21:10001')).not.toBe(key(withCheckDigit('211000100000')))
  })
})

/** Every way in which a number may arrive. Eight digits that begin with 0 or 1 are a UPC-E, not an EAN-8. */
function forms(number: string): string[] {
  const gtin = number.padStart(14, '0')
  const asNumbers = [14, 13, 12, 8]
    .map((length) => gtin.slice(-length))
    .filter((text) => text.padStart(14, '0') === gtin && !/^[01]\d{7}$/.test(text))
  return [
    ...asNumbers,
    ...asNumbers.map((text) => ` ${text}\r\n`),
    ...asNumbers.map((text) => `]E0${text}`),
    `]C101${gtin}`,
    `]e001${gtin}3103001250`,
    `]d201${gtin}10A${GS}21B`,
    `${GS}01${gtin}`,
    `01${gtin}`,
    `01${gtin}17251231`,
    `(01)${gtin}(10)LOT`,
  ]
}

describe('for any number', () => {
  it('all its forms have one key', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 11, 12, 13).chain(digits), fc.boolean(), (before, inStore) => {
        const number = withCheckDigit(inStore && before.length === 12 ? `21${before.slice(2)}` : before)
        expect(new Set(forms(number).map(key)).size).toBe(1)
      }),
    )
  })

  it('a different number has a different key', () => {
    const numbers = fc.constantFrom(11, 12, 13).chain(digits).map(withCheckDigit)
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const same = one.padStart(14, '0') === other.padStart(14, '0')
        expect(barcodeKey(one, []) === barcodeKey(other, [])).toBe(same)
      }),
    )
  })

  it('one wrong digit in an EAN-13 is a misread', () => {
    fc.assert(
      fc.property(digits(12), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (before, at, shift) => {
        const code = withCheckDigit(before)
        const wrong = code.slice(0, at) + ((Number(code[at]) + shift) % 10) + code.slice(at + 1)
        expect(read(wrong)).toEqual({ kind: 'misread', text: wrong })
      }),
    )
  })

  it('every label of one item has one key, by any layout', () => {
    fc.assert(
      fc.property(layoutTexts, digits(12), digits(12), digits(2), (text, item, value, V) => {
        const listed = printLabel(text, { I: item, W: '', P: '', V: '' })
        const label = printLabel(text, { I: item, W: value, P: value, V })
        expect(barcodeKey(label, [layout(text)])).toBe(barcodeKey(listed, [layout(text)]))
      }),
    )
  })
})

/** Pieces of which real scans are made, so that chance reaches every branch. */
const scans = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ']C1',
        ']E0',
        ']E3',
        ']E4',
        ']d2',
        ']',
        GS,
        '(01)',
        '(3103)',
        '01',
        '10',
        '3103',
        '3201',
        '\r\n',
      ),
      fc.constantFrom(
        '09521234543213',
        '01234565',
        '000795',
        '6291041500213',
        withCheckDigit('211000101234'),
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

describe('for any text', () => {
  it('reading never throws and shows no control character', () => {
    fc.assert(
      fc.property(scans, (scanned) => {
        const { text } = read(scanned)
        expect([...text].filter((character) => character < ' ' || character === '\u007F')).toEqual([])
        expect(text).toBe(text.trim())
      }),
      { numRuns: 3000 },
    )
  })

  it('the shown text of a trade item is read as the same item with the same weight', () => {
    fc.assert(
      fc.property(scans, (scanned) => {
        const code = read(scanned)
        // Only the prefix tells such an EAN-8 from a UPC-E, and it is not shown.
        fc.pre(!scanned.includes(']E4'))
        if (code.kind === 'gtin' || code.kind === 'in-store') expect(read(code.text)).toEqual(code)
      }),
      { numRuns: 3000 },
    )
  })
})
