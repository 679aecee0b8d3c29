import fc from 'fast-check'
import { judgeBySchema, judgeProductRows } from '@/domain/catalog/judgeProductRows'
import { findPlainRow, isAmount } from '@/domain/catalog/plainRow'
import { NASTY_NUMBERS, NASTY_TEXTS, nastyValues } from '@/__tests__/support/nastyValues'

const amounts = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((thousandths) => thousandths / 1000)
const numbers = fc.oneof(
  amounts,
  amounts.map((amount) => amount * 465),
  fc.double(),
  fc.integer(),
  fc.constantFrom(...NASTY_NUMBERS, -0, 1e9, Number.NaN),
)
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...NASTY_TEXTS, ' MILK', 'MILK\u00a0', 'x'.repeat(200), 'x'.repeat(201)),
)
const orNasty = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: nastyValues })

/** Rows as JSON may hold them: fine ones, broken ones, and what is no row at all. */
const rows = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        sku: orNasty(texts),
        barcode: orNasty(fc.stringMatching(/^\d{0,15}$/)),
        price: orNasty(numbers),
        active: orNasty(fc.boolean()),
        quantity: orNasty(numbers),
        maximum_sales_quantity: orNasty(numbers),
        max_sales_quantity: orNasty(numbers),
        colour: nastyValues,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: nastyValues },
)

describe('judging the rows of an update', () => {
  it('the quick look at a row never says anything else than the schema', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const plain = findPlainRow(row, 7)
        if (plain !== undefined) expect(plain).toEqual(judgeBySchema(row, 7))
      }),
      { numRuns: 5000 },
    )
  })

  it('recognises the common row, so that the schema need not', () => {
    expect(findPlainRow({ sku: 'MILK', price: 1.299, active: true }, 1)).toBeDefined()
    expect(findPlainRow({ sku: 'MILK', quantity: 0, maximum_sales_quantity: 3, note: 'x' }, 1)).toBeDefined()
  })

  it('an amount is what is written with at most three decimals', () => {
    const prices = numbers.filter((price) => price >= 0 && price <= 1e9)
    fc.assert(
      fc.property(prices, (price) => {
        expect(isAmount(price)).toBe(/^\d+(?:\.\d{1,3})?$/.test(String(price)))
      }),
      { numRuns: 5000 },
    )
  })

  it('every row has exactly one verdict, under its own number', () => {
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 20 }), (given) => {
        const { rows: good, refused } = judgeProductRows(given)
        const judged = [...good, ...refused].map((row) => row.rowNumber).sort((one, other) => one - other)
        expect(judged).toEqual(given.map((_row, index) => index + 1))
      }),
    )
  })

  it('of two rows with one name the first counts; a sku and a barcode are different names', () => {
    const { rows: good, refused } = judgeProductRows([
      { sku: '12345678', price: 1 },
      { barcode: '12345678', price: 2 },
      { sku: ' 12345678 ', price: 3 },
      { barcode: '12345678', price: 4 },
    ])
    expect(good.map((row) => row.price)).toEqual([1, 2])
    expect(refused.map((row) => [row.rowNumber, row.errors[0]])).toEqual([
      [3, 'stands twice in this request'],
      [4, 'stands twice in this request'],
    ])
  })

  it('refuses a name that the database could not even look for', () => {
    const { refused } = judgeProductRows([
      { sku: 'a\u0000b', price: 1 },
      { sku: '\ud800', price: 1 },
    ])
    expect(refused).toHaveLength(2)
    expect(refused[0]?.sku).toBe('ab')
  })
})
