import { onShelf, replace, unreplace } from '@/__tests__/support/brought'
import { makeOrder, makePricing } from '@/__tests__/support/factories'
import { fulfilment, factsOf, NOW, orderOf, product, settled, wanted } from '@/__tests__/support/judging'
import { getLine, miss, piecesLine, sessionAfter, setTo, weighedLine } from '@/__tests__/support/picks'
import type { OrderLine } from '@/domain/contract/order'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { MOST_KILOGRAMS, MOST_PIECES, type AskedAmount } from '@/domain/picking/broughtAmount'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'
import { judgeReplacement, type ReplacementVerdict } from '@/domain/replacing/judgeReplacement'
import { removeReplacement, replaceLine } from '@/domain/replacing/replaceLine'

/** Two for 3.20 each. */
const gouda = piecesLine(2, {
  pricing: makePricing({ unit_price: 3.2, quantity: 2, total_price: 6.4, min_quantity: 1, max_quantity: 2 }),
})
/** One kilogram for 1.99, 0.8 to 1.2 are fine. */
const bananas = weighedLine()
const pieces = (price: number, more: Partial<ShelfProduct> = {}) => onShelf('other', price, more)
const kilos = (price: number) => onShelf('other', price, { pricingType: 'KG' })
const fits = (total: number, quantity = 1, weightKg?: number) => ({ kind: 'fits', quantity, weightKg, total })

describe('a product in the place of a line', () => {
  it.each<[string, OrderLine, ShelfProduct, AskedAmount, object]>([
    ['as many as ordered', gouda, pieces(2.99), {}, fits(5.98, 2)],
    ['at the same price', gouda, pieces(3.2), {}, fits(6.4, 2)],
    ['fewer', gouda, pieces(2.99), { quantity: 1 }, fits(2.99)],
    ['more of what is cheaper', gouda, pieces(1.6), { quantity: 4 }, fits(6.4, 4)],
    ['more than was paid for', gouda, pieces(1.6), { quantity: 5 }, { kind: 'too-many', most: 4 }],
    ['for nothing', gouda, pieces(0), { quantity: 10_000 }, fits(0, 10_000)],
    ['dearer by the piece', gouda, pieces(4.4), { quantity: 1 }, { kind: 'dearer', by: 1.2 }],
    [
      'dearer without its promotion',
      gouda,
      pieces(3, { regularPrice: 3.5 }),
      {},
      { kind: 'dearer', by: 0.3 },
    ],
    ['in no whole number', gouda, pieces(1), { quantity: 1.5 }, { kind: 'needs-quantity', most: 6 }],
    ['in no number', gouda, pieces(1), { quantity: 0 }, { kind: 'needs-quantity', most: 6 }],
    ['weighed for pieces, not weighed yet', gouda, kilos(8), {}, { kind: 'needs-weight', most: 0.8 }],
    ['weighed for pieces', gouda, kilos(8), { weightKg: 0.8 }, fits(6.4, 1, 0.8)],
    ['weighed for pieces, too much of it', gouda, kilos(8), { weightKg: 0.9 }, { kind: 'dearer', by: 0.8 }],
    ['weighed for weighed, not weighed yet', bananas, kilos(1.5), {}, { kind: 'needs-weight', most: 1.326 }],
    ['weighed for weighed', bananas, kilos(1.5), { weightKg: 1.1 }, fits(1.65, 1, 1.1)],
    ['heavier, and no dearer', bananas, kilos(1.99), { weightKg: 1.2 }, fits(1.99, 1, 1.2)],
    [
      'heavier than the customer takes',
      bananas,
      kilos(1.99),
      { weightKg: 1.201 },
      { kind: 'too-heavy', most: 1.2 },
    ],
    ['dearer by the kilogram', bananas, kilos(2), { weightKg: 0.5 }, { kind: 'dearer', by: 0.01 }],
    ['pieces for weighed', bananas, pieces(1.99), {}, fits(1.99)],
    ['pieces for weighed, too dear', bananas, pieces(2.49), {}, { kind: 'dearer', by: 0.5 }],
    ['pieces for weighed, too many', bananas, pieces(0.99), { quantity: 3 }, { kind: 'dearer', by: 0.98 }],
    ['the missing product itself', gouda, { ...pieces(1), sku: gouda.sku }, {}, { kind: 'same-product' }],
  ])('%s', (_, line, product, asked, expected) => {
    expect(judgeReplacement(line, product, asked, { weightedItemsEnabled: true })).toEqual(expected)
  })

  it('is not weighed for weighed where the store does not do that', () => {
    const judge = (line: OrderLine) =>
      judgeReplacement(line, kilos(1), { weightKg: 1 }, { weightedItemsEnabled: false })
    expect(judge(bananas)).toEqual({ kind: 'weighed-not-enabled' })
    expect(judge(gouda)).toMatchObject({ kind: 'fits' })
  })

  it.each([
    ['UNIT' as const, MOST_PIECES],
    ['KG' as const, MOST_KILOGRAMS],
  ])('comes in as much as the service takes, and in no more (%s)', (pricingType, most) => {
    const order = orderOf([wanted('l0', product('A', 1), 1)])
    const facts = factsOf([product('B', 0, pricingType)])
    const bring = (amount: number) => {
      const [line] = order.items
      if (!line) throw new Error('The order has no line')
      const pricing = {
        pricing_type: pricingType,
        quantity: pricingType === 'KG' ? 1 : amount,
        weight: amount,
      }
      const items = [
        settled(line, 'REPLACED'),
        { sku: 'B', status: 'IN_CART' as const, replaced_id: 'l0', pricing },
      ]
      return judgeUpdate(order, fulfilment(order, { items }), facts, NOW).kind
    }
    expect([bring(most), bring(most + 1)]).toEqual(['changed', 'faulty'])
  })
})

describe('replacing a line', () => {
  const order = makeOrder({ items: [gouda] })
  const edam = onShelf('edam', 3.1)
  const tried = (...acts: Parameters<typeof sessionAfter>[1][]): ReplacementVerdict | object =>
    replaceLine(
      getLine(sessionAfter(order, ...acts), gouda),
      edam,
      { quantity: 1 },
      { weightedItemsEnabled: true },
      { how: 'hand' },
    )

  it('is an act for the journal when it fits, also after something else stood in', () => {
    const expected = { ...fits(3.1), act: replace(gouda, edam) }
    expect(tried()).toEqual(expected)
    expect(tried(miss(gouda))).toEqual(expected)
    expect(tried(replace(gouda, onShelf('brie', 1)))).toEqual(expected)
  })

  it('is refused while the line is in the cart', () => {
    expect(tried(setTo(gouda, 2))).toEqual({ kind: 'in-cart' })
  })

  it('is taken back only where something stands in', () => {
    const removed = (...acts: Parameters<typeof sessionAfter>[1][]) =>
      removeReplacement(getLine(sessionAfter(order, ...acts), gouda))
    expect(removed(replace(gouda, edam))).toEqual({ kind: 'act', act: unreplace(gouda) })
    expect(removed(miss(gouda))).toEqual({ kind: 'refused', why: 'not-replaced' })
  })
})
