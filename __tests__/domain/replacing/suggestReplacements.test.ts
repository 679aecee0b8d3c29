import fc from 'fast-check'
import { onShelf } from '@/__tests__/support/brought'
import { makePricing } from '@/__tests__/support/factories'
import { piecesLine, weighedLine } from '@/__tests__/support/picks'
import { skuSchema } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import {
  suggestReplacements,
  type Candidate,
  type SuggestionOptions,
} from '@/domain/replacing/suggestReplacements'
import { wishOf } from '@/domain/replacing/wishOf'

const CHEESE = 'cheese'
const gouda = piecesLine(1, {
  name: 'Gouda slices 200 g',
  sku: skuSchema.parse('gouda'),
  pricing: makePricing({ unit_price: 3.2, total_price: 3.2 }),
})
const onCheeseShelf = (
  sku: string,
  name: string,
  price: number,
  more: Partial<Candidate> = {},
): Candidate => ({
  ...onShelf(sku, price, { name }),
  categoryIds: [CHEESE],
  ...more,
})
const young = onCheeseShelf('young', 'Gouda young 180 g', 2.99)
const edam = onCheeseShelf('edam', 'Edam slices 200 g', 3.1)
const aged = onCheeseShelf('aged', 'Gouda aged 250 g', 4.4)
const retired = onCheeseShelf('retired', 'Gouda slices 200 g, old pack', 3.2, { active: false })
const toothpaste = onCheeseShelf('paste', 'Toothpaste 75 ml', 3.2, { categoryIds: ['care'] })
const itself = onCheeseShelf('gouda', gouda.name, 3.2)
const CHEESES = [aged, toothpaste, retired, itself, edam, young]

const OPTIONS: SuggestionOptions = { categoryIds: [CHEESE], limit: 5, weightedItemsEnabled: true }
const preferring = (kind: string, ...skus: string[]): OrderLine => ({
  ...gouda,
  replacement_preference: { kind: kind as 'CHOSEN', skus: skus.map((sku) => skuSchema.parse(sku)) },
})
const skusOf = (line: OrderLine, candidates: Iterable<Candidate>, more: Partial<SuggestionOptions> = {}) =>
  suggestReplacements(line, candidates, { ...OPTIONS, ...more }).map(({ product }) => String(product.sku))

describe('suggestions', () => {
  it('are what is most like it, what is dearer last, and nothing that is not on sale', () => {
    expect(skusOf(gouda, CHEESES)).toEqual(['young', 'edam', 'paste', 'aged'])
  })

  it('say why', () => {
    const told = suggestReplacements(gouda, CHEESES, OPTIONS).map((one) => [
      one.reasons.join(' '),
      one.priceDifference,
      one.takeable,
    ])
    expect(told).toEqual([
      ['same-shelf similar-name cheaper', -0.21, true],
      ['same-shelf same-size cheaper', -0.1, true],
      ['same-price', 0, true],
      ['same-shelf similar-name', 1.2, false],
    ])
  })

  it("begin with the customer's own choice, in the customer's order, dear or not on sale", () => {
    const line = preferring('CHOSEN', 'retired', 'aged', 'nobody', 'edam', 'retired')
    const suggestions = suggestReplacements(line, CHEESES, OPTIONS)
    expect(suggestions.map(({ product, isWish }) => `${product.sku} ${isWish}`)).toEqual([
      'retired true',
      'aged true',
      'edam true',
      'young false',
      'paste false',
    ])
    expect(suggestions[1]?.takeable).toBe(false)
  })

  it('are none where the customer wants none', () => {
    expect(skusOf(preferring('NO_REPLACEMENT'), CHEESES)).toEqual([])
  })

  it('fall back to what is not on sale before what is dearer', () => {
    expect(skusOf(gouda, [aged, retired])).toEqual(['retired', 'aged'])
    expect(skusOf(gouda, [aged, retired, edam])).toEqual(['edam', 'aged'])
  })

  it('hold no product twice, and no more than were asked for', () => {
    expect(skusOf(gouda, [young, young, edam, young])).toEqual(['young', 'edam'])
    expect(skusOf(gouda, CHEESES, { limit: 1 })).toEqual(['young'])
    expect(skusOf(gouda, CHEESES, { limit: 0 })).toEqual([])
    expect(skusOf(preferring('CHOSEN', 'edam'), CHEESES, { limit: 1 })).toEqual(['edam', 'young'])
  })

  it('take the price that the service will charge', () => {
    const offer = onCheeseShelf('offer', 'Gouda slices 200 g', 2, { regularPrice: 3.5 })
    expect(suggestReplacements(gouda, [offer], OPTIONS)).toMatchObject([
      { priceDifference: 0.3, takeable: false },
    ])
  })

  it('of weighed goods are told apart by what the store does', () => {
    const bananas = weighedLine({ name: 'Bananas, loose' })
    const plantains = onCheeseShelf('plantains', 'Plantains, loose', 1.5, { pricingType: 'KG' })
    const bag = onCheeseShelf('bag', 'Bananas 500 g', 1.2)
    const takeable = (weightedItemsEnabled: boolean) =>
      suggestReplacements(bananas, [plantains, bag], { ...OPTIONS, weightedItemsEnabled }).map(
        ({ product, takeable }) => `${product.sku} ${takeable}`,
      )
    expect(takeable(true)).toEqual(['bag true', 'plantains true'])
    expect(takeable(false)).toEqual(['bag true', 'plantains false'])
  })

  it('of something to weigh wait for the scale to know the price', () => {
    const loose = onCheeseShelf('loose', 'Gouda, loose', 12, { pricingType: 'KG' })
    expect(suggestReplacements(gouda, [loose], OPTIONS)).toMatchObject([
      { priceDifference: undefined, takeable: true, reasons: ['same-shelf', 'similar-name'] },
    ])
  })

  it('are the same in whatever order the shelf is read', () => {
    const shelf = Array.from({ length: 40 }, (_, at) =>
      onCheeseShelf(`sku-${at}`, `Gouda ${at % 3} ${100 + (at % 4) * 50} g`, 2 + (at % 7) / 4, {
        active: at % 5 > 0,
      }),
    )
    const expected = skusOf(gouda, shelf)
    const shuffled = fc.shuffledSubarray(shelf, { minLength: shelf.length })
    fc.assert(fc.property(shuffled, (mixed) => expect(skusOf(gouda, mixed)).toEqual(expected)))
  })

  it.each([100, 5_000])('are found by reading each name of a shelf of %i a few times', (products) => {
    let reads = 0
    const shelf = Array.from({ length: products }, (_, at) => {
      const name = `Gouda no ${at}, slices, ${100 + (at % 40) * 10} g`
      return Object.defineProperty(onCheeseShelf(`sku-${at}`, name, 1 + (at % 300) / 100), 'name', {
        get() {
          reads += 1
          return name
        },
      })
    })
    expect(skusOf(gouda, shelf)).toHaveLength(5)
    // Its size and its words; and again where two are equally like it.
    expect(reads / products).toBeLessThanOrEqual(4)
  })
})

describe('the wish of a line', () => {
  it.each([
    ['unsaid', gouda, { kind: 'unsaid' }],
    ['chosen', preferring('CHOSEN', 'b', 'a', 'b'), { kind: 'chosen', skus: ['b', 'a'] }],
    ['chosen nothing', preferring('CHOSEN'), { kind: 'unsaid' }],
    ['call', preferring('CALL_ME'), { kind: 'call' }],
    ['none', preferring('NO_REPLACEMENT'), { kind: 'none-wanted' }],
    ['best', preferring('BEST_MATCH'), { kind: 'best-match' }],
  ])('%s', (_, line, expected) => {
    expect(wishOf(line)).toEqual(expected)
  })
})
