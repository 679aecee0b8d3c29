import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { barcodeSchema } from '@/domain/contract/catalogUpdate'
import { newBarcode } from '@/domain/tools/newBarcode'

/** What the catalog would list, or why it cannot. */
function listed(scanned: string): string {
  const read = newBarcode(scanned, DEFAULT_LAYOUTS)
  return read.kind === 'barcode' ? `${read.barcode}${read.isWeighed ? ' by weight' : ''}` : read.fault
}

it.each([
  ['9521031100015', '9521031100015'],
  [' 9521031100015\r\n', '9521031100015'],
  [']E09521031100015', '9521031100015'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['4711', '4711'],
  ['9521031100016', 'misread'],
  ['', 'not-a-number'],
  ['AB-12', 'not-a-number'],
  ['123456789012345', 'not-a-number'],
  // Of a label that carries a weight or a price only the item stays.
  ['2110003010406', '2110003000001 by weight'],
  [withCheckDigit('221000300299'), withCheckDigit('221000300000')],
  ['(01)09521031100015(3103)001250', '9521031100015 by weight'],
  ['(01)09521031100015(17)271231', '9521031100015'],
])('%j is listed as %s', (scanned, expected) => {
  expect(listed(scanned)).toBe(expected)
})

it('whatever is scanned, what is listed fits the contract and names the same product', () => {
  const scans = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,16}$/),
    fc.stringMatching(/^2[0-3]\d{10}$/).map(withCheckDigit),
  )
  fc.assert(
    fc.property(scans, (scanned) => {
      const read = newBarcode(scanned, DEFAULT_LAYOUTS)
      if (read.kind === 'faulty') return
      expect(barcodeSchema.safeParse(read.barcode).success).toBe(true)
      expect(barcodeKey(read.barcode, DEFAULT_LAYOUTS)).toBe(barcodeKey(scanned, DEFAULT_LAYOUTS))
    }),
  )
})
