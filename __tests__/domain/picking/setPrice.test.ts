import { onShelf, replace, setPrice, unprice } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  getLine,
  miss,
  pick,
  piecesLine,
  sessionAfter,
  setTo,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import type { OrderLine } from '@/domain/contract/order'
import type { PickAct } from '@/domain/picking/events'
import type { PriceChange } from '@/domain/picking/price'
import { judgePriceChange, removePrice } from '@/domain/picking/setPrice'

/** Three for 2.95 each, two are enough. */
const milk = piecesLine(3, {}, [2, 4])
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bananas] })
const after = (line: OrderLine, ...acts: PickAct[]) => getLine(sessionAfter(order, ...acts), line)
const refused = (why: string) => ({ kind: 'refused', why })
const inCart = setTo(milk, 3)

describe('another price', () => {
  it.each<[string, PickAct[], PriceChange, object]>([
    ['for a piece', [inCart], { unit: 2.5 }, { kind: 'act', act: setPrice(milk, { unit: 2.5 }) }],
    ['for the whole', [inCart], { total: 8 }, { kind: 'act', act: setPrice(milk, { total: 8 }) }],
    ['of nothing', [inCart], { total: 0 }, { kind: 'act', act: setPrice(milk, { total: 0 }) }],
    [
      'for fewer pieces',
      [setTo(milk, 2), miss(milk)],
      { unit: 1 },
      { kind: 'act', act: setPrice(milk, { unit: 1 }) },
    ],
    ['that was agreed', [inCart], { unit: 2.95 }, { kind: 'same' }],
    ['that the whole had anyway', [inCart], { total: 8.85 }, { kind: 'same' }],
    ['that is set', [inCart, setPrice(milk, { unit: 1 })], { unit: 1 }, { kind: 'same' }],
    [
      'that was agreed, after another',
      [inCart, setPrice(milk, { unit: 1 })],
      { total: 8.85 },
      { kind: 'act', act: unprice(milk) },
    ],
    ['below nothing', [inCart], { unit: -0.01 }, refused('no-price')],
    ['that is none', [inCart], { unit: NaN }, refused('no-price')],
    ['that nobody pays', [inCart], { unit: 1_000_001 }, refused('too-high')],
    ['finer than money', [inCart], { total: 1.0001 }, refused('too-fine')],
    ['before it is there', [pick(milk)], { unit: 1 }, refused('not-in-cart')],
    ['of what is replaced', [replace(milk, onShelf('oat', 1))], { unit: 1 }, refused('not-in-cart')],
  ])('%s', (_, acts, price, expected) => {
    expect(judgePriceChange(after(milk, ...acts), price)).toEqual(expected)
  })

  it('is refused for what is weighed', () => {
    expect(judgePriceChange(after(bananas, weigh(bananas, 1)), { unit: 1 })).toEqual(refused('weighed'))
  })

  it('is removed only where there is one', () => {
    expect(removePrice(after(milk, inCart))).toEqual({ kind: 'same' })
    expect(removePrice(after(milk, inCart, setPrice(milk, { unit: 1 })))).toEqual({
      kind: 'act',
      act: unprice(milk),
    })
  })
})
