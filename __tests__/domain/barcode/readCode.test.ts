import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { readCode } from '@/domain/barcode/readCode'
import { GS, layout, read } from './codes'

describe('retail numbers', () => {
  it.each([
    ['EAN-13', '6291041500213', '06291041500213'],
    ['UPC-A', '614141000036', '00614141000036'],
    ['UPC-A that a scanner sent as EAN-13', '0614141000036', '00614141000036'],
    ['UPC-A inside a GTIN-14', '00614141000036', '00614141000036'],
    ['GTIN-14 of a case', '15400141288763', '15400141288763'],
    ['GTIN-14 of variable measure', '97350053850012', '97350053850012'],
    ['EAN-8', '96385074', '00000096385074'],
    ['an in-store EAN-8', withCheckDigit('2001234'), `000000${withCheckDigit('2001234')}`],
    [
      'in-store numbers that no layout knows',
      withCheckDigit('290000100000'),
      `0${withCheckDigit('290000100000')}`,
    ],
  ])('reads %s', (_kind, scanned, gtin) => {
    expect(read(scanned)).toEqual({ kind: 'gtin', text: scanned, gtin })
  })

  it.each(['6291041500214', '614141000037', '15400141288764', '96385075', '2110001012340', '21100010123400'])(
    'notices that %s was misread',
    (scanned) => expect(read(scanned)).toEqual({ kind: 'misread', text: scanned }),
  )

  it.each([
    ['a number of a loose fruit', '4011'],
    ['eleven digits', '61414100003'],
    ['fifteen digits', '629104150021312'],
    ['letters', 'SHELF-A12'],
    ['digits of another script', '٦٢٩١٠٤١٥٠٠٢١٣'],
    ['a link', 'https://example.com/01/09521234543213'],
    ['nothing', ''],
  ])('takes %s for the own code of the store', (_kind, scanned) => {
    expect(read(scanned)).toEqual({ kind: 'own', text: scanned })
  })
})

describe('UPC-E', () => {
  it.each([
    ['01234565', '012345000065'],
    ['01234505', '012000003455'],
    ['01234514', '012100003454'],
    ['01234523', '012200003453'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234558', '012345000058'],
    ['01234596', '012345000096'],
    ['04252614', '042100005264'],
    ['11234562', '112345000062'],
  ])('%s is the UPC-A %s', (upcE, upcA) => {
    expect(read(upcE)).toEqual({ kind: 'gtin', text: upcE, gtin: `00${upcA}` })
    expect(read(upcA)).toMatchObject({ gtin: `00${upcA}` })
  })

  it('gives way to EAN-8 where only that check digit fits', () => {
    const ean8 = withCheckDigit('0123451')
    expect(read('01234514')).toMatchObject({ gtin: '00012100003454' })
    expect(read(ean8)).toEqual({ kind: 'gtin', text: ean8, gtin: `000000${ean8}` })
  })

  it('wins where both fit, which is half of all, unless the scanner says EAN-8', () => {
    const asUpcE = { kind: 'gtin', text: '01234053', gtin: '00012340000053' }
    expect(read('01234053')).toEqual(asUpcE)
    expect(read(']E001234053')).toEqual(asUpcE)
    expect(read(']E401234053')).toEqual({ ...asUpcE, gtin: '00000001234053' })
  })

  it.each([
    ['six digits', '123456'],
    ['seven with the check digit', '1234565'],
    ['seven with the number system', '0123456'],
  ])('of %s needs a scanner that says UPC', (_kind, short) => {
    expect(read(`]E0${short}`)).toEqual({ kind: 'gtin', text: '01234565', gtin: '00012345000065' })
    expect(read(short)).toEqual({ kind: 'own', text: short })
    expect(read(`]C0${short}`)).toEqual({ kind: 'own', text: short })
  })

  it('of seven digits that fit neither way is a misread', () => {
    expect(read(']E07654321')).toEqual({ kind: 'misread', text: '7654321' })
  })
})

describe('GS1 element strings', () => {
  const item = { kind: 'gtin', gtin: '09521234543213' }

  it.each([
    ['GS1-128', `]C1010952123454321310ABC`, '(01)09521234543213(10)ABC'],
    ['DataBar', ']e00109521234543213', '(01)09521234543213'],
    ['GS1 DataMatrix', `]d2010952123454321317251231`, '(01)09521234543213(17)251231'],
    ['GS1 QR', `]Q3010952123454321310A1${GS}17251231`, '(01)09521234543213(10)A1(17)251231'],
    ['a leading FNC1', `${GS}0109521234543213`, '(01)09521234543213'],
    ['a leading FNC1 and a prefix', `${GS}]C10109521234543213`, '(01)09521234543213'],
    [
      'separators where none are needed',
      `0109521234543213${GS}17251231${GS}`,
      '(01)09521234543213(17)251231',
    ],
    ['the number at the end', `10ABC${GS}0109521234543213`, '(10)ABC(01)09521234543213'],
    ['no prefix', '010952123454321317251231', '(01)09521234543213(17)251231'],
    ['no prefix and nothing but the number', '0109521234543213', '(01)09521234543213'],
    ['the printed form', '(01)09521234543213(10)ABC', '(01)09521234543213(10)ABC'],
    ['the printed form with blanks', '(01) 09521234543213 (10) ABC', '(01)09521234543213(10)ABC'],
    [
      'every predefined length',
      ']C100106141411234567897010952123454321320013302000042' + '4149521234543213',
      '(00)106141411234567897(01)09521234543213(20)01(3302)000042(414)9521234543213',
    ],
  ])('are read with %s', (_kind, scanned, text) => {
    expect(read(scanned)).toEqual({ ...item, text })
  })

  it.each([
    ['3103001250', 1.25],
    ['3100000012', 12],
    ['3101000012', 1.2],
    ['3102000195', 1.95],
    ['3105123456', 1.234],
    ['3103000000', 0],
    ['3201000022', 0.997],
    ['3200000001', 0.453],
    ['3205999999', 4.535],
    ['3922004950' + GS + '3103000525', 0.525],
    ['11251201' + '3102000195' + '10LOT', 1.95],
  ])('carry the net weight of %j', (elements, weightKg) => {
    expect(read(`]e00109521234543213${elements}`)).toMatchObject({
      ...item,
      carried: { kind: 'weight', weightKg },
    })
  })

  it('keep the number of a weighed item, with its leading 9', () => {
    expect(read(']C101973500538500123103000795')).toEqual({
      kind: 'gtin',
      gtin: '97350053850012',
      text: '(01)97350053850012(3103)000795',
      carried: { kind: 'weight', weightKg: 0.795 },
    })
  })

  it('take no weight from the parentheses of a batch number', () => {
    const code = read(']C1010952123454321310A(3103)000001')
    expect(code).toEqual({ ...item, text: '(01)09521234543213(10)A\\(3103)000001' })
    expect(read(code.text)).toEqual(code)
  })

  it('carry nothing by an AI that GS1 does not define', () => {
    expect(read('01095212345432133109000795')).not.toHaveProperty('carried')
  })

  it.each([']C10109521234543219', '(01)09521234543219', `${GS}0109521234543219`])(
    'with a wrong check digit in %j are a misread',
    (scanned) => expect(read(scanned)).toEqual({ kind: 'misread', text: '(01)09521234543219' }),
  )

  it.each([
    ['a wrong check digit and no prefix', '0109521234543219', '0109521234543219'],
    ['a rest that is none', '0109521234543213310300', '0109521234543213310300'],
    ['an AI that is not assigned', ']C1010952123454321350ABC', '010952123454321350ABC'],
    ['no trade item number', `]C100106141411234567897`, '00106141411234567897'],
    ['an AI of the store alone', `]C19112${GS}92A`, '911292A'],
    ['an AI that is too long', '(017)251231', '(017)251231'],
    ['an open parenthesis', '(01)09521234543213(10', '(01)09521234543213(10'],
    ['text before an AI', '(01)09521234543213)x(10)A', '(01)09521234543213)x(10)A'],
    ['characters that no printer has', ']C1010952123454321310Ä', '010952123454321310Ä'],
    ['a separator inside a fixed length', `]C1010952123${GS}454321`, '010952123454321'],
  ])('with %s are the own code of the store', (_kind, scanned, text) => {
    expect(read(scanned)).toEqual({ kind: 'own', text })
  })
})

describe('what scanners wrap around a code', () => {
  it.each([
    ['EAN-13', ']E06291041500213'],
    ['line ends', '6291041500213\r\n'],
    ['a tab', '6291041500213\t'],
    ['blanks', '  6291041500213 '],
    ['STX and ETX', '\u00026291041500213\u0003'],
    ['an ITF prefix', ']I16291041500213'],
    ['Code 128', ']C06291041500213'],
    ['a two-digit add-on', ']E3629104150021312'],
    ['a five-digit add-on', ']E3629104150021354321'],
    ['an add-on as a second symbol', ']E06291041500213]E112'],
    ['invisible characters of a paste', '\u200E6291041500213\uFEFF'],
  ])('is taken off: %s', (_kind, scanned) => {
    expect(read(scanned)).toEqual({ kind: 'gtin', text: '6291041500213', gtin: '06291041500213' })
  })

  it.each([
    [']A0SHELF-12', 'SHELF-12'],
    [']Q1hello\u0007 world\u0000', 'hello world'],
    [']', ']'],
    [']]', ']]'],
    ['shelf]E0', 'shelf]E0'],
  ])('%j is shown as %j', (scanned, text) => {
    expect(read(scanned)).toEqual({ kind: 'own', text })
  })

  it('knows that a Code 128 needs no check digit', () => {
    expect(read(']C012345678')).toEqual({ kind: 'own', text: '12345678' })
    expect(read(']E412345678')).toEqual({ kind: 'misread', text: '12345678' })
  })
})

describe('labels of the scales', () => {
  it('carry a weight by the layout of the store', () => {
    const text = withCheckDigit('211000101234')
    expect(read(text)).toEqual({
      kind: 'in-store',
      text,
      prefix: '21',
      itemNumber: '10001',
      carried: { kind: 'weight', weightKg: 1.234 },
    })
  })

  it('carry a price by another layout', () => {
    expect(read(withCheckDigit('221000100499'))).toMatchObject({
      kind: 'in-store',
      prefix: '22',
      itemNumber: '10001',
      carried: { kind: 'price', price: 4.99 },
    })
  })

  it('may be UPC-A, which has no leading zero', () => {
    const american = [layout('02IIIIIVPPPPC')]
    const upcA = withCheckDigit('21234590799')
    const expected = {
      kind: 'in-store',
      prefix: '02',
      itemNumber: '12345',
      carried: { kind: 'price', price: 7.99 },
    }
    expect(readCode(upcA, american)).toEqual({ ...expected, text: upcA })
    expect(readCode(`0${upcA}`, american)).toEqual({ ...expected, text: `0${upcA}` })
  })

  it('are read by the first layout that has their prefix', () => {
    const label = withCheckDigit('211000101234')
    expect(readCode(label, [layout('2110IIIWWWWWC'), layout('21IIIIIWWWWWC')])).toMatchObject({
      itemNumber: '001',
    })
    expect(readCode(label, [layout('21IIIIIPPPPPC'), layout('21IIIIIWWWWWC')])).toMatchObject({
      carried: { kind: 'price', price: 12.34 },
    })
    expect(readCode(label, [])).toMatchObject({ kind: 'gtin', gtin: `0${label}` })
  })

  it('in a GS1 symbol carry what the symbol says', () => {
    const label = withCheckDigit('211000100000')
    expect(read(`]e0010${label}3103000750`)).toMatchObject({
      kind: 'in-store',
      itemNumber: '10001',
      carried: { kind: 'weight', weightKg: 0.75 },
    })
  })
})
