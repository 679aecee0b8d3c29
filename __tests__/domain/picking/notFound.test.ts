import { onShelf, replace } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import { getLine, miss, piecesLine, revoke, sessionAfter, setTo, wantAgain } from '@/__tests__/support/picks'
import type { PickAct } from '@/domain/picking/events'
import { lookAgain, reportNotFound, revokeNotFound } from '@/domain/picking/notFound'

const milk = piecesLine(3)
const order = makeOrder({ items: [milk] })
const after = (...acts: PickAct[]) => getLine(sessionAfter(order, ...acts), milk)
const acts = (act: PickAct) => ({ kind: 'act', act })
const refused = (why: string) => ({ kind: 'refused', why })

const open = after()
const begun = after(setTo(milk, 1))
const inCart = after(setTo(milk, 3))
const notFound = after(miss(milk))
const replaced = after(replace(milk, onShelf('oat', 1)))
const again = after(miss(milk), wantAgain(milk))

describe('a line that is not there', () => {
  it.each([
    ['open', open, acts(miss(milk))],
    ['begun', begun, acts(miss(milk))],
    ['in the cart', inCart, refused('in-cart')],
    ['reported', notFound, refused('already-reported')],
    ['looked for again', again, acts(miss(milk))],
    ['replaced', replaced, refused('replaced')],
  ])('is reported: %s', (_, progress, expected) => {
    expect(reportNotFound(progress)).toEqual(expected)
  })

  it.each([
    ['open', open, refused('not-reported')],
    ['in the cart', inCart, refused('not-reported')],
    ['reported', notFound, acts(revoke(milk))],
    ['looked for again', again, acts(revoke(milk))],
    ['replaced', replaced, acts(revoke(milk))],
  ])('turns up: %s', (_, progress, expected) => {
    expect(revokeNotFound(progress)).toEqual(expected)
  })

  it.each([
    ['open', open, refused('not-reported')],
    ['in the cart', inCart, refused('not-reported')],
    ['reported', notFound, acts(wantAgain(milk))],
    ['looked for again', again, refused('already-wanted')],
    ['replaced', replaced, refused('replaced')],
  ])('is looked for again: %s', (_, progress, expected) => {
    expect(lookAgain(progress)).toEqual(expected)
  })
})
