import fc from 'fast-check'
import { checkDigit, hasValidCheckDigit, withCheckDigit } from '@/domain/barcode/checkDigit'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

describe('check digit', () => {
  it.each([
    ['EAN-13', '400638133393', '1'],
    ['EAN-13 that ends in zero', '952100000010', '0'],
    ['EAN-8', '9638507', '4'],
    ['UPC-A', '03600029145', '2'],
    ['GTIN-14', '1540014128876', '3'],
    ['only zeros', '00000000000', '0'],
  ])('of %s', (_kind, before, expected) => {
    expect(checkDigit(before)).toBe(expected)
    expect(hasValidCheckDigit(before + expected)).toBe(true)
  })

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(7, 11, 12, 13).chain(digits),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (before, place, shift) => {
          const code = withCheckDigit(before)
          const at = place % code.length
          const wrong = code.slice(0, at) + ((Number(code[at]) + shift) % 10) + code.slice(at + 1)
          expect(hasValidCheckDigit(wrong)).toBe(false)
        },
      ),
    )
  })

  it('is the same for a UPC-A and the EAN-13 that scanners make of it', () => {
    fc.assert(fc.property(digits(11), (before) => checkDigit(before) === checkDigit(`0${before}`)))
  })

  it.each(['', '5', '12345678901234567', '40063813339A1', '4006381333 31', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
    'refuses %p, which no retail barcode looks like',
    (code) => expect(hasValidCheckDigit(code)).toBe(false),
  )
})
