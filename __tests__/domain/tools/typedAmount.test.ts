import { coinDecimals, isTypable, maximumOf, priceOf } from '@/domain/tools/typedAmount'

describe('a price is typed in what people pay with', () => {
  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    [undefined, 2],
  ])('%s has %d decimals', (currency, decimals) => {
    expect(coinDecimals(currency)).toBe(decimals)
  })

  it.each([
    ['', 2, true],
    ['0.', 2, true],
    ['2.49', 2, true],
    ['2.499', 2, false],
    ['2.499', 3, true],
    ['249', 0, true],
    ['2.', 0, false],
    ['1000000', 2, true],
    ['1000000.01', 2, false],
    ['1000001', 2, false],
  ])('%s with %d decimals', (typed, decimals, isHeard) => {
    expect(isTypable(typed, decimals)).toBe(isHeard)
  })

  it.each([
    ['', undefined],
    ['0', 0],
    ['2.', 2],
    ['2.49', 2.49],
  ])('%s is %d', (typed, price) => {
    expect(priceOf(typed)).toBe(price)
  })
})

it.each([
  ['', undefined],
  ['0', undefined],
  ['1', 1],
  ['9999', 9_999],
  ['10000', undefined],
  ['1.5', undefined],
])('the most per order, typed as %s, is %s', (typed, maximum) => {
  expect(maximumOf(typed)).toBe(maximum)
})
