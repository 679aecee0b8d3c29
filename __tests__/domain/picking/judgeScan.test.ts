import fc from 'fast-check'
import { add, additionId, changeAdded, removeAdded, replace, unreplace } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  getLine,
  miss,
  pick,
  piecesLine,
  sessionAfter,
  setTo,
  undo,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { skuSchema, type LineId } from '@/domain/contract/ids'
import type { PickAct } from '@/domain/picking/events'
import { judgeScan, type ScanVerdict, type ShelfProduct } from '@/domain/picking/judgeScan'

const MILK = '4006381333931'
const BREAD = withCheckDigit('400000000001')
const RENAMED = withCheckDigit('400000000002')
const VANILLA = withCheckDigit('400000000003')
const DELISTED = withCheckDigit('400000000004')
const TWICE = withCheckDigit('400000000005')
const NOBODYS = withCheckDigit('499999999999')
const WRONG = '4006381333932'
const UNCHECKED = '1234567890123'

/** What the demo's scales print: item 12345 with a weight in grams (21), or a price in cents (22). */
const byWeight = (grams: number, item = '12345') =>
  withCheckDigit(`21${item}${String(grams).padStart(5, '0')}`)
const byPrice = (cents: number) => withCheckDigit(`2212345${String(cents).padStart(5, '0')}`)

const milk = piecesLine(2, { name: 'Milk', barcode: [MILK] }, [1, 3])
const bread = piecesLine(1, { name: 'Bread', barcode: [BREAD] })
const renamed = piecesLine(1, { name: 'Renamed', barcode: ['old'], sku: skuSchema.parse('renamed') })
const unchecked = piecesLine(1, { name: 'Unchecked', barcode: [UNCHECKED] })
const gift = piecesLine(2, { name: 'Gift', barcode: [TWICE] })
const treat = piecesLine(2, { name: 'Treat', barcode: [TWICE] })
const bananas = weighedLine({ name: 'Bananas', barcode: [byWeight(0), byPrice(0)] })
const free = weighedLine({ name: 'Free', barcode: [withCheckDigit('229999900000')] }, { unit_price: 0 })
const order = makeOrder({ items: [milk, bread, renamed, unchecked, gift, treat, bananas, free] })

const shelf = (sku: string, barcode: string, active = true): ShelfProduct => ({
  sku: skuSchema.parse(sku),
  name: sku,
  active,
  pricingType: 'UNIT',
  price: 1,
  barcodes: [barcode],
})
const VANILLA_SHELF = shelf('vanilla', VANILLA)
const DELISTED_SHELF = shelf('delisted', DELISTED, false)
const SHELF = [
  shelf('renamed', RENAMED),
  shelf('delisted twin', VANILLA, false),
  shelf('vanilla', VANILLA),
  shelf('delisted', DELISTED, false),
]

function scan(text: string, acts: readonly PickAct[] = [], focus?: { _id: LineId }): ScanVerdict {
  const findProducts = (key: string) =>
    SHELF.filter(({ barcodes }) => barcodes.some((barcode) => barcodeKey(barcode, DEFAULT_LAYOUTS) === key))
  const context = {
    session: sessionAfter(order, ...acts),
    layouts: DEFAULT_LAYOUTS,
    findProducts,
    focus: focus?._id,
  }
  return judgeScan(context, readCode(text, DEFAULT_LAYOUTS), 'camera')
}

/** Fails to compile when a verdict is added that no row below expects. */
function told(verdict: ScanVerdict): string {
  switch (verdict.kind) {
    case 'picked':
      return `${verdict.line.line.name} picked${verdict.completes ? ', complete' : ''}`
    case 'weighed':
      return `${verdict.line.line.name} weighs ${verdict.weightKg}`
    case 'weigh':
      return `weigh ${verdict.line.line.name}`
    case 'weight-refused':
      return `${verdict.line.line.name} ${verdict.verdict.kind}: ${verdict.verdict.weightKg}`
    case 'already-complete':
      return `${verdict.line.line.name} is complete`
    case 'choose-line':
      return verdict.lines.map(({ line }) => line.name).join(' or ')
    case 'already-brought-in':
      return `${verdict.product.name} is in the cart, as ${verdict.as}`
    case 'not-in-order':
      return `${verdict.product.name} is not in the order, needed ${verdict.needed?.line.name}`
    case 'inactive':
      return `${verdict.product.name} is not on sale, needed ${verdict.needed?.line.name}`
    case 'unknown-code':
      return `${verdict.code.text} unknown`
    case 'misread':
      return `${verdict.code.text} misread`
  }
}

describe('a scan', () => {
  it.each<[string, string, PickAct[], string]>([
    ['of a piece', MILK, [], 'Milk picked'],
    ['of the last piece', MILK, [pick(milk)], 'Milk picked, complete'],
    ['of one piece too many', MILK, [setTo(milk, 2)], 'Milk is complete'],
    ['of more than was ordered', MILK, [setTo(milk, 3)], 'Milk is complete'],
    ['of the same number in 14 digits', `0${MILK}`, [], 'Milk picked'],
    ['of what was not found', MILK, [miss(milk)], 'Milk picked'],
    ['of what is to be looked for again', MILK, [miss(milk), wantAgain(milk)], 'Milk picked'],
    ['of a line that is short', MILK, [pick(milk), miss(milk)], 'Milk picked, complete'],
    ['of a barcode newer than the order', RENAMED, [], 'Renamed picked, complete'],
    ['of another product', VANILLA, [], 'vanilla is not in the order, needed undefined'],
    ['of a product not on sale', DELISTED, [], 'delisted is not on sale, needed undefined'],
    ['of a replacement', VANILLA, [replace(milk, VANILLA_SHELF)], 'vanilla is in the cart, as replacement'],
    ['of an addition', VANILLA, [add(1, VANILLA_SHELF)], 'vanilla is in the cart, as addition'],
    [
      'of a replacement that is not on sale',
      DELISTED,
      [replace(milk, DELISTED_SHELF)],
      'delisted is in the cart, as replacement',
    ],
    [
      'of the twin that was brought in, not on sale',
      VANILLA,
      [add(1, shelf('delisted twin', VANILLA, false))],
      'delisted twin is in the cart, as addition',
    ],
    [
      'of a replacement that was taken back',
      VANILLA,
      [replace(milk, VANILLA_SHELF), unreplace(milk)],
      'vanilla is not in the order, needed undefined',
    ],
    [
      'of an addition that was ordered too',
      RENAMED,
      [add(1, shelf('renamed', RENAMED))],
      'Renamed picked, complete',
    ],
    ['of a code that nobody knows', NOBODYS, [], `${NOBODYS} unknown`],
    ['of some text', 'hello', [], 'hello unknown'],
    ['with a wrong check digit', WRONG, [], `${WRONG} misread`],
    ['with a wrong check digit that the order lists so', UNCHECKED, [], 'Unchecked picked, complete'],
    ['of a code on two lines', TWICE, [], 'Gift or Treat'],
    ['of a code on two lines, one begun', TWICE, [pick(gift)], 'Gift or Treat'],
    ['of a code on two lines, one complete', TWICE, [setTo(gift, 2)], 'Treat picked'],
    ['of a code on two lines, one not found', TWICE, [miss(gift)], 'Treat picked'],
    ['of a code on two lines, one to look for again', TWICE, [miss(gift), wantAgain(gift)], 'Treat picked'],
    ['of two lines not found', TWICE, [miss(gift), miss(treat)], 'Gift or Treat'],
    ['of look-again before not found', TWICE, [miss(gift), miss(treat), wantAgain(treat)], 'Treat picked'],
    ['of not found before complete', TWICE, [setTo(gift, 2), miss(treat)], 'Treat picked'],
    ['of what was replaced', MILK, [replace(milk, VANILLA_SHELF)], 'Milk picked'],
    ['of not found before replaced', TWICE, [replace(gift, VANILLA_SHELF), miss(treat)], 'Treat picked'],
    ['of replaced before complete', TWICE, [replace(gift, VANILLA_SHELF), setTo(treat, 2)], 'Gift picked'],
    ['of two lines that are complete', TWICE, [setTo(gift, 2), setTo(treat, 2)], 'Gift is complete'],
    ['of a label with a weight', byWeight(1040), [], 'Bananas weighs 1.04'],
    ['of a label with a price', byPrice(207), [], 'Bananas weighs 1.04'],
    ['of the label on the shelf', byWeight(0), [], 'weigh Bananas'],
    ['of the label on the shelf, by price', byPrice(0), [], 'weigh Bananas'],
    ['of a label too light', byWeight(799), [], 'Bananas too-light: 0.799'],
    ['of a label too heavy', byWeight(10_400), [], 'Bananas too-heavy: 10.4'],
    ['of a price too high', byPrice(300), [], 'Bananas too-heavy: 1.507'],
    ['of a label for what was not found', byWeight(1000), [miss(bananas)], 'Bananas weighs 1'],
    ['of a label for what is weighed', byWeight(1000), [weigh(bananas, 0.9)], 'Bananas is complete'],
    ['of another item of the scale', byWeight(1000, '54321'), [], `${byWeight(1000, '54321')} unknown`],
    ['of a price where the kilogram is free', withCheckDigit('229999900100'), [], 'weigh Free'],
  ])('%s', (_, text, acts, expected) => {
    expect(told(scan(text, acts))).toBe(expected)
  })

  it('goes to the line in focus when that is one of those meant', () => {
    expect(told(scan(TWICE, [], treat))).toBe('Treat picked')
    expect(told(scan(TWICE, [], milk))).toBe('Gift or Treat')
    expect(told(scan(TWICE, [setTo(treat, 2)], treat))).toBe('Gift picked')
    expect(told(scan(TWICE, [miss(treat), wantAgain(treat)], treat))).toBe('Treat picked')
  })

  it('corrects the weight of the line whose weight is being asked for', () => {
    expect(told(scan(byWeight(1100), [weigh(bananas, 0.9)], bananas))).toBe('Bananas weighs 1.1')
    expect(told(scan(byWeight(0), [weigh(bananas, 0.9)], bananas))).toBe('weigh Bananas')
  })

  it('of something else says what is needed', () => {
    expect(told(scan(VANILLA, [], milk))).toBe('vanilla is not in the order, needed Milk')
    expect(told(scan(DELISTED, [], milk))).toBe('delisted is not on sale, needed Milk')
  })

  it('of what was brought in is known by its own barcodes where the shelf is not loaded', () => {
    const product = { ...VANILLA_SHELF, barcodes: [VANILLA, byWeight(0, '54321')] }
    const act: PickAct = {
      type: 'product-added',
      additionId: additionId(1),
      product,
      quantity: 1,
      how: 'scan',
    }
    const context = {
      session: sessionAfter(order, act),
      layouts: DEFAULT_LAYOUTS,
      findProducts: () => [],
    }
    for (const text of [VANILLA, `0${VANILLA}`, byWeight(700, '54321')]) {
      const verdict = judgeScan(context, readCode(text, DEFAULT_LAYOUTS), 'scan')
      expect(told(verdict)).toBe('vanilla is in the cart, as addition')
    }
  })

  it('of what was brought in is never called a stranger, and of what was not never called in the cart', () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...[replace(milk, VANILLA_SHELF), replace(bread, VANILLA_SHELF), replace(milk, DELISTED_SHELF)],
          ...[unreplace(milk), unreplace(bread), pick(milk), miss(bread), setTo(milk, 3)],
          ...[add(1, VANILLA_SHELF), add(2, DELISTED_SHELF), changeAdded(1, { quantity: 3 }), removeAdded(1)],
        ),
        fc.nat(15).map(undo),
      ),
      { maxLength: 15 },
    )
    const property = fc.property(acts, (done) => {
      const { lines, additions } = sessionAfter(order, ...done)
      const inCart = [...lines.map(({ replacement }) => replacement), ...additions]
      const isInCart = (sku: string) => inCart.some((brought) => brought?.product.sku === sku)
      expect(scan(VANILLA, done).kind).toBe(isInCart('vanilla') ? 'already-brought-in' : 'not-in-order')
      expect(scan(DELISTED, done).kind).toBe(isInCart('delisted') ? 'already-brought-in' : 'inactive')
    })
    fc.assert(property)
  })

  it('gives an act for the journal that says how and which code', () => {
    const line = getLine(sessionAfter(order), milk)
    const act = { type: 'unit-picked', lineId: milk._id, how: 'camera', code: MILK }
    expect(scan(MILK)).toEqual({ kind: 'picked', act, line, completes: false })
    expect(scan(byWeight(1040))).toMatchObject({
      act: { type: 'weighed', lineId: bananas._id, weightKg: 1.04, how: 'label', code: byWeight(1040) },
    })
  })

  it('of a weighed label on pieces counts one piece', () => {
    const packed = piecesLine(2, { name: 'Packed', barcode: [byWeight(0)] })
    const session = sessionAfter(makeOrder({ items: [packed] }))
    const context = { session, layouts: DEFAULT_LAYOUTS, findProducts: () => [] }
    expect(told(judgeScan(context, readCode(byWeight(450), DEFAULT_LAYOUTS), 'scan'))).toBe('Packed picked')
  })

  it('reads the lines again when the store changes its labels', () => {
    const session = sessionAfter(order)
    const findProducts = () => []
    const label = byWeight(1040)
    expect(told(judgeScan({ session, layouts: [], findProducts }, readCode(label, []), 'scan'))).toBe(
      `${label} unknown`,
    )
    const context = { session, layouts: DEFAULT_LAYOUTS, findProducts }
    expect(told(judgeScan(context, readCode(label, DEFAULT_LAYOUTS), 'scan'))).toBe('Bananas weighs 1.04')
  })

  it('reads the barcodes of a big order once, however often it is scanned', () => {
    let reads = 0
    const items = Array.from({ length: 80 }, (_, at) => {
      const barcode = [withCheckDigit(String(500000000000 + at)), `own-${at}`]
      return Object.defineProperty(piecesLine(3), 'barcode', {
        get() {
          reads += 1
          return barcode
        },
      })
    })
    const context = {
      session: sessionAfter(makeOrder({ items })),
      layouts: DEFAULT_LAYOUTS,
      findProducts: () => [],
    }
    const code = readCode(withCheckDigit('500000000079'), DEFAULT_LAYOUTS)
    for (let times = 0; times < 1000; times += 1) expect(judgeScan(context, code, 'scan').kind).toBe('picked')
    expect(reads).toBe(items.length)
  })
})
