import { readCode } from '@/domain/barcode/readCode'
import {
  nameByKind,
  symbologyOfHoneywell,
  symbologyOfPrefix,
  symbologyOfZebra,
} from '@/domain/scanning/handheldCode'

describe("a Zebra handheld's label types", () => {
  it.each([
    ['LABEL-TYPE-EAN13', 'ean13'],
    ['LABEL-TYPE-EAN8', 'ean8'],
    ['LABEL-TYPE-UPCA', 'upc_a'],
    ['LABEL-TYPE-UPCE0', 'upc_e'],
    ['LABEL-TYPE-UPCE1', 'upc_e'],
    ['LABEL-TYPE-CODE128', 'code128'],
    ['LABEL-TYPE-EAN128', 'gs1_128'],
    ['LABEL-TYPE-GS1-DATABAR-EXP', 'databar'],
    ['LABEL-TYPE-GS1-DATAMATRIX', 'gs1_datamatrix'],
    ['LABEL-TYPE-QRCODE', 'qr'],
    ['LABEL-TYPE-MAILMARK', 'mailmark'],
    ['LABEL-TYPE-UNDEFINED', undefined],
    ['', undefined],
    ['LABEL-TYPE-toString', 'tostring'],
  ])('%s is %s', (label, symbology) => {
    expect(symbologyOfZebra(label)).toBe(symbology)
  })
})

describe("a Honeywell handheld's letters", () => {
  it.each([
    ['d', ']E0', 'ean13'],
    ['D', ']E4', 'ean8'],
    ['c', ']E0', 'upc_a'],
    ['E', ']E0', 'upc_e'],
    ['j', ']C0', 'code128'],
    ['I', ']C1', 'gs1_128'],
    ['w', ']d2', 'gs1_datamatrix'],
    ['w', ']d1', 'datamatrix'],
    ['s', ']Q1', 'qr'],
    // Firmware with letters that we do not know, or none.
    ['?', ']e0', 'databar'],
    ['', ']E4', 'ean8'],
    ['', '', undefined],
    ['constructor', ']constructor', undefined],
  ])('%j with %j is %s', (codeId, aimId, symbology) => {
    expect(symbologyOfHoneywell(codeId, aimId)).toBe(symbology)
  })
})

it.each([
  [']C10104006381333931', 'gs1_128'],
  ['\u001D]C1010400', 'gs1_128'],
  [']E04006381333931', undefined],
  ['4006381333931', undefined],
])('the prefix of %j tells of %s', (text, symbology) => {
  expect(symbologyOfPrefix(text)).toBe(symbology)
})

describe('a code with a known kind is read as that kind', () => {
  const read = (text: string, symbology: string | undefined) => readCode(nameByKind(text, symbology), [])

  it('eight digits from an EAN-8 are not taken for a UPC-E', () => {
    // Both check digits fit: the digits alone cannot tell.
    const both = '01000009'
    expect(read(both, 'upc_e')).toMatchObject({ gtin: '00010000000009' })
    expect(read(both, undefined)).toMatchObject({ gtin: '00010000000009' })
    expect(read(both, 'ean8')).toMatchObject({ gtin: '00000001000009' })
  })

  it('six digits are a number only when the handheld saw a UPC-E', () => {
    expect(read('123456', 'upc_e')).toMatchObject({ kind: 'gtin' })
    expect(read('123456', 'code128')).toEqual({ kind: 'own', text: '123456' })
  })

  it('a GS1-128 gives its trade item number and weight', () => {
    const gs1 = '01040063813339313103000750'
    expect(read(gs1, 'gs1_128')).toMatchObject({
      kind: 'gtin',
      gtin: '04006381333931',
      carried: { kind: 'weight', weightKg: 0.75 },
    })
  })

  it("a store's own number in a Code 128 is no misread EAN-13", () => {
    expect(read('4006381333932', 'ean13').kind).toBe('misread')
    expect(read('4006381333932', 'code128').kind).toBe('own')
  })

  it.each(['qr', 'code39', 'ean13', undefined])('the text of a %s stays as it is', (symbology) => {
    expect(nameByKind('4006381333931', symbology)).toBe('4006381333931')
  })

  it('a prefix of the scanner itself is not doubled', () => {
    expect(nameByKind(']E400000017', 'ean8')).toBe(']E400000017')
  })
})
