import fc from 'fast-check'
import { weighedLine } from '@/__tests__/support/picks'
import {
  judgeMeasured,
  judgeWeight,
  pressKey,
  rangeOf,
  typedWeight,
  type KeypadKey,
  type WeightVerdict,
} from '@/domain/picking/weigh'

const bananas = weighedLine()
const potatoes = weighedLine({}, { weight: 2.5, min_quantity: 2, max_quantity: 3, unit_price: 0.899 })
const saffron = weighedLine({}, { weight: 0.002, min_quantity: 0.001, max_quantity: 0.004, unit_price: 4000 })
const anything = weighedLine({}, { weight: 0.3, min_quantity: 0.1, max_quantity: 5 })
const unasked = weighedLine({}, { weight: undefined, min_quantity: 0.1, max_quantity: 5 })

/** Fails to compile when a verdict is added that no row below expects. */
function told(verdict: WeightVerdict): string {
  switch (verdict.kind) {
    case 'fits':
      return `${verdict.weightKg} kg for ${verdict.price}`
    case 'nothing-yet':
      return 'nothing'
    case 'too-light':
      return `${verdict.weightKg} kg for ${verdict.price} is under ${verdict.least}`
    case 'too-heavy':
      return `${verdict.weightKg} kg for ${verdict.price} is over ${verdict.most}`
    case 'slip':
      return `${verdict.weightKg} for ${verdict.meant}`
  }
}

describe('a weight', () => {
  it.each([
    [bananas, 1.04, '1.04 kg for 2.069'],
    [bananas, 0.8, '0.8 kg for 1.592'],
    [bananas, 1.2, '1.2 kg for 2.388'],
    [bananas, 1.2009, '1.2 kg for 2.388'],
    [bananas, undefined, 'nothing'],
    [bananas, 0, 'nothing'],
    [bananas, -1, 'nothing'],
    [bananas, NaN, 'nothing'],
    [bananas, Infinity, 'nothing'],
    [bananas, 0.0009, 'nothing'],
    [bananas, 0.799, '0.799 kg for 1.59 is under 0.8'],
    [bananas, 1.201, '1.201 kg for 2.389 is over 1.2'],
    [bananas, 2.5, '2.5 kg for 4.975 is over 1.2'],
    [potatoes, 25, '25 for 2.5'],
    [bananas, 104, '104 for 1.04'],
    [bananas, 0.104, '0.104 for 1.04'],
    [bananas, 0.01, '0.01 for 1'],
    [bananas, 0.001, '0.001 for 1'],
    [saffron, 2, '2 for 0.002'],
    [saffron, 0.02, '0.02 for 0.002'],
    // One digit would be lost: not the same weight with the point elsewhere.
    [
      weighedLine({}, { weight: 0.1, min_quantity: 0.1, max_quantity: 0.2 }),
      1.234,
      '1.234 kg for 2.455 is over 0.2',
    ],
    // Both 2.5 and 0.25 fit; the customer asked for 0.3.
    [anything, 25, '25 for 0.25'],
    [unasked, 25, '25 for 2.5'],
  ])('of %#', (line, weightKg, expected) => {
    expect(told(judgeWeight(line, weightKg))).toBe(expected)
  })

  it('that a scale measured never slips', () => {
    expect(told(judgeMeasured(potatoes, 25))).toBe('25 kg for 22.475 is over 3')
    expect(told(judgeMeasured(potatoes, 2.5))).toBe('2.5 kg for 2.247')
  })

  it('has the range that the customer takes', () => {
    expect(rangeOf(bananas)).toEqual({ least: 0.8, most: 1.2, asked: 1 })
    expect(rangeOf(unasked)).toEqual({ least: 0.1, most: 5, asked: undefined })
  })

  it('is judged by what was ordered, not by what the line became', () => {
    const changed = { ...bananas, pricing: { ...bananas.pricing, max_quantity: 9, unit_price: 5 } }
    expect(told(judgeWeight(changed, 1))).toBe('1 kg for 1.99')
  })

  it('fits exactly where the range is, and what was meant by a slip always fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (grams) => {
        const weightKg = grams / 1000
        const verdict = judgeWeight(bananas, weightKg)
        expect(verdict.kind === 'fits').toBe(grams >= 800 && grams <= 1200)
        if (verdict.kind === 'slip') expect(judgeWeight(bananas, verdict.meant).kind).toBe('fits')
      }),
    )
  })
})

const KEYS: readonly KeypadKey[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'point', 'delete']

/** `.` is the point and `<` is delete. */
function type(keys: string): string {
  return [...keys].reduce((typed, sign) => {
    const name = sign === '.' ? 'point' : sign === '<' ? 'delete' : sign
    const key = KEYS.find((candidate) => candidate === name)
    if (!key) throw new Error(`There is no key ${sign}`)
    return pressKey(typed, key)
  }, '')
}

describe('the keypad', () => {
  it.each([
    ['1.04', '1.04', 1.04],
    ['25', '25', 25],
    ['', '', undefined],
    ['.', '0.', 0],
    ['.5', '0.5', 0.5],
    ['0', '0', 0],
    ['00', '0', 0],
    ['05', '5', 5],
    ['0.05', '0.05', 0.05],
    ['1.', '1.', 1],
    ['1..0.4', '1.04', 1.04],
    ['1.0405', '1.040', 1.04],
    ['1234', '123', 123],
    ['1234.5678', '123.567', 123.567],
    ['1.04<', '1.0', 1],
    ['1.04<<<<<', '', undefined],
    ['.<', '0', 0],
    ['.<<', '', undefined],
    ['1.04<6', '1.06', 1.06],
    ['<', '', undefined],
  ])('pressed %s shows %s', (keys, shown, weightKg) => {
    expect(type(keys)).toBe(shown)
    expect(typedWeight(type(keys))).toBe(weightKg)
  })

  it.each(['1,04', 'abc', '1.2.3', '1.0405', '1234', '-1', ' ', '1e3'])('does not read %s', (typed) => {
    expect(typedWeight(typed)).toBeUndefined()
  })

  it('shows a weight after any keys, and delete takes exactly one sign', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYS)), (keys) => {
        const typed = keys.reduce(pressKey, '')
        expect(typed).toMatch(/^(|(0|[1-9]\d{0,2})(\.\d{0,3})?)$/)
        expect(pressKey(typed, 'delete')).toBe(typed.slice(0, -1))
        expect(typedWeight(typed) === undefined).toBe(typed === '')
      }),
    )
  })
})
