import {
  add,
  additionId,
  broughtIn,
  call,
  changeAdded,
  check,
  onShelf,
  removeAdded,
  replace,
  sendOff,
  setPrice,
  unprice,
  unreplace,
} from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  eventOf,
  getLine,
  miss,
  pick,
  piecesLine,
  revoke,
  sessionAfter,
  setTo,
  undo,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { findBroughtIn } from '@/domain/picking/broughtIn'
import type { PickAct } from '@/domain/picking/events'
import { isDone, outcomeOf } from '@/domain/picking/outcome'
import { applyEvent, isUnchanged } from '@/domain/picking/session'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'

const milk = piecesLine(3, { name: 'Milk' }, [2, 4])
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bananas] })
const oat = onShelf('oat', 2)
const rice = onShelf('rice', 1)
const apples = onShelf('apples', 2.49, { pricingType: 'KG' })
const NONE = { replacement: undefined }

describe('a replacement', () => {
  it.each<[string, PickAct[], object]>([
    [
      'stands in for what is open',
      [replace(milk, oat)],
      { replacement: { product: { sku: 'oat' }, quantity: 1 } },
    ],
    [
      'takes the whole line',
      [setTo(milk, 2), miss(milk), replace(milk, oat)],
      { picked: 0, missing: 'not-found' },
    ],
    [
      'takes the price along',
      [setTo(milk, 2), setPrice(milk, { unit: 1 }), replace(milk, oat)],
      { price: undefined },
    ],
    [
      'gives way to a second one',
      [replace(milk, oat), replace(milk, rice)],
      { replacement: { product: { sku: 'rice' } } },
    ],
    [
      'does not stand in for what is in the cart',
      [setTo(milk, 3), replace(milk, oat)],
      { picked: 3, ...NONE },
    ],
    ['is not taken without its pieces', [replace(milk, oat, {})], NONE],
    ['is not taken in halves', [replace(milk, oat, { quantity: 1.5 })], NONE],
    ['is not taken without its weight', [replace(milk, apples, { quantity: 1 })], NONE],
    [
      'is one piece when it is weighed',
      [replace(milk, apples, { quantity: 7, weightKg: 1.2345 })],
      { replacement: { quantity: 1, weightKg: 1.234 } },
    ],
    ['goes', [replace(milk, oat), unreplace(milk)], { ...NONE, missing: 'no' }],
    [
      'goes, and the report stays',
      [miss(milk), replace(milk, oat), unreplace(milk)],
      { ...NONE, missing: 'not-found' },
    ],
    [
      'gives way to a pick',
      [miss(milk), replace(milk, oat), pick(milk)],
      { picked: 1, missing: 'no', ...NONE },
    ],
    [
      'gives way to +',
      [miss(milk), replace(milk, oat), setTo(milk, 1)],
      { picked: 1, missing: 'no', ...NONE },
    ],
    [
      'stays when there is nothing to take away',
      [replace(milk, oat), setTo(milk, 0)],
      { replacement: { quantity: 1 } },
    ],
    [
      'gives way to what was found after all',
      [miss(milk), replace(milk, oat), revoke(milk)],
      { missing: 'no', ...NONE },
    ],
    [
      'is not reported as not found',
      [replace(milk, oat), miss(milk)],
      { missing: 'no', replacement: { quantity: 1 } },
    ],
    ['is not looked for again', [miss(milk), replace(milk, oat), wantAgain(milk)], { missing: 'not-found' }],
    ['has no price of its own', [replace(milk, oat), setPrice(milk, { unit: 1 })], { price: undefined }],
  ])('%s', (_, acts, expected) => {
    expect(getLine(sessionAfter(order, ...acts), milk)).toMatchObject(expected)
  })

  it('gives way to a weight, and only to one that fits', () => {
    const replaced = [replace(bananas, rice)]
    expect(getLine(sessionAfter(order, ...replaced, weigh(bananas, 9)), bananas).replacement).toBeDefined()
    expect(getLine(sessionAfter(order, ...replaced, weigh(bananas, 1)), bananas)).toMatchObject({
      weightKg: 1,
      ...NONE,
    })
  })

  it('decides its line', () => {
    const progress = getLine(sessionAfter(order, replace(milk, oat)), milk)
    expect(outcomeOf(progress)).toBe('replaced')
    expect(isDone(progress)).toBe(true)
  })

  it('is the same object when the same stands in again, and another when its price changed', () => {
    const once = sessionAfter(order, replace(milk, oat))
    expect(sessionAfter(order, replace(milk, oat), replace(milk, oat)).steps).toHaveLength(1)
    const dearer = applyEvent(once, eventOf(order, 9, replace(milk, { ...oat, price: 3 })))
    expect(getLine(dearer, milk).replacement?.product.price).toBe(3)
  })

  it('is undone to the pieces that were there', () => {
    const session = sessionAfter(order, setTo(milk, 2), replace(milk, oat), undo(1))
    expect(getLine(session, milk)).toMatchObject({ picked: 2, ...NONE })
  })

  it('is known by its sku, and so is an addition', () => {
    const session = sessionAfter(order, replace(milk, oat), add(1, oat), add(2, rice))
    const find = (product: ShelfProduct) => findBroughtIn(session, DEFAULT_LAYOUTS, 'text:any', [product])
    expect(find(oat)).toEqual({ product: broughtIn(oat), as: 'replacement' })
    expect(find(rice)).toEqual({ product: broughtIn(rice), as: 'addition' })
    expect(find(apples)).toBeUndefined()
  })
})

describe('a price', () => {
  it.each<[string, PickAct[], object | undefined]>([
    ['of a piece', [setPrice(milk, { unit: 1.5 })], { unit: 1.5 }],
    ['of the whole', [setTo(milk, 3), setPrice(milk, { total: 4 })], { total: 4 }],
    ['is cut to thousandths', [setPrice(milk, { unit: 1.5559 })], { unit: 1.555 }],
    ['may be nothing', [setPrice(milk, { total: 0 })], { total: 0 }],
    ['is never below nothing', [setPrice(milk, { unit: -1 })], undefined],
    ['is never without end', [setPrice(milk, { unit: Infinity })], undefined],
    ['is removed', [setPrice(milk, { unit: 1 }), unprice(milk)], undefined],
    [
      'of a piece stays with another number of pieces',
      [setPrice(milk, { unit: 1 }), setTo(milk, 4)],
      { unit: 1 },
    ],
    [
      'of the whole goes with another number of pieces',
      [setTo(milk, 3), setPrice(milk, { total: 4 }), setTo(milk, 2)],
      undefined,
    ],
    [
      'of the whole stays with the same number',
      [setTo(milk, 3), setPrice(milk, { total: 4 }), setTo(milk, 3)],
      { total: 4 },
    ],
  ])('%s', (_, acts, expected) => {
    expect(getLine(sessionAfter(order, ...acts), milk).price).toEqual(expected)
  })

  it('follows the weight of what is weighed', () => {
    const session = sessionAfter(order, weigh(bananas, 1), setPrice(bananas, { unit: 1 }))
    expect(getLine(session, bananas).price).toBeUndefined()
  })
})

describe('an addition', () => {
  const added = (...acts: PickAct[]) => sessionAfter(order, ...acts).additions

  it('comes with its product, its amount and, where it has one, its own price', () => {
    expect(added(add(1, oat, { quantity: 2, unitPrice: 0 }), add(2, apples, { weightKg: 0.5 }))).toEqual([
      {
        id: additionId(1),
        product: expect.objectContaining({ sku: 'oat' }),
        quantity: 2,
        weightKg: undefined,
        unitPrice: 0,
      },
      {
        id: additionId(2),
        product: expect.objectContaining({ sku: 'apples' }),
        quantity: 1,
        weightKg: 0.5,
        unitPrice: undefined,
      },
    ])
  })

  it.each<[string, PickAct]>([
    ['without an amount', add(1, oat, {})],
    ['by the kilogram without a weight', add(1, apples)],
    ['at a price below nothing', add(1, oat, { quantity: 1, unitPrice: -1 })],
    ['in more pieces than the service takes', add(1, oat, { quantity: 10_001 })],
    ['heavier than the service takes', add(1, apples, { weightKg: 1_000.001 })],
  ])('does not come %s', (_, act) => {
    expect(added(act)).toEqual([])
  })

  it.each<[string, PickAct, object]>([
    ['in its pieces', changeAdded(1, { quantity: 5 }), { quantity: 5, unitPrice: 1 }],
    ['in its price', changeAdded(1, { unitPrice: 0.5 }), { quantity: 2, unitPrice: 0.5 }],
    ['back to the catalog price', changeAdded(1, { unitPrice: null }), { quantity: 2, unitPrice: undefined }],
    ['into nothing impossible', changeAdded(1, { quantity: 0 }), { quantity: 2, unitPrice: 1 }],
    [
      'into no impossible price',
      changeAdded(1, { quantity: 3, unitPrice: NaN }),
      { quantity: 2, unitPrice: 1 },
    ],
  ])('changes %s', (_, act, expected) => {
    expect(added(add(1, oat, { quantity: 2, unitPrice: 1 }), act)).toEqual([
      expect.objectContaining(expected),
    ])
  })

  it('leaves the others as they are', () => {
    const before = sessionAfter(order, add(1, oat), add(2, rice))
    const after = applyEvent(before, eventOf(order, 9, changeAdded(2, { quantity: 3 })))
    expect(after.additions[0]).toBe(before.additions[0])
    expect(after.additions[1]).not.toBe(before.additions[1])
    expect(after.lines).toBe(before.lines)
  })

  it('comes once, though it is brought twice', () => {
    expect(added(add(1, oat), add(1, rice))).toHaveLength(1)
  })

  it('comes back to its place by undo', () => {
    const session = sessionAfter(order, add(1, oat), add(2, rice), removeAdded(1), undo(2))
    expect(session.additions.map(({ id }) => id)).toEqual([additionId(1), additionId(2)])
  })
})

describe('what happens around the cart', () => {
  it('is noted and changes no line', () => {
    const session = sessionAfter(order, pick(milk), call(milk), call(), check(2))
    expect(session.calls.map(({ by, lineId, outcome }) => [by, lineId, outcome])).toEqual([
      ['Mira', milk._id, 'agreed'],
      ['Mira', undefined, 'agreed'],
    ])
    expect(session.checked).toEqual({ at: eventOf(order, 3, check()).at, version: 1, faults: 2 })
    expect(session.steps).toHaveLength(1)
  })

  it('is not noted of a line that the order does not have', () => {
    const session = sessionAfter(order)
    expect(applyEvent(session, eventOf(order, 1, call(piecesLine(1))))).toBe(session)
  })

  it.each<[string, PickAct]>([
    ['a pick', pick(milk)],
    ['an addition', add(1, oat)],
    ['an undo', undo(0)],
  ])('a check is worth nothing after %s', (_, act) => {
    expect(sessionAfter(order, pick(milk), check(), act).checked).toBeUndefined()
  })

  it('a check stays good while nothing changes', () => {
    expect(sessionAfter(order, pick(milk), check(), call(), undo(99), unreplace(milk)).checked).toBeDefined()
  })

  it('is over when the order was sent, but for a later cancellation', () => {
    const sent = sessionAfter(order, pick(milk), sendOff())
    const later = sessionAfter(order, pick(milk), sendOff(), pick(milk), add(1, oat), undo(0))
    expect(later).toEqual(sent)
    expect(sent.sent).toMatchObject({ status: 'READY_FOR_PICKUP', version: 2, by: 'Mira' })
    expect(sessionAfter(order, sendOff(), sendOff('CANCELLED')).sent?.status).toBe('CANCELLED')
  })

  it.each<[string, PickAct, boolean]>([
    ['a pick', pick(milk), false],
    ['an addition', add(1, oat), false],
    ['a call', call(), false],
    ['a check', check(), false],
    ['sending', sendOff(), false],
    ['the beginning', { type: 'picking-begun' }, false],
    ['removing what is not there', unreplace(milk), true],
    ['an undo of nothing', undo(99), true],
  ])('%s is worth a line in the journal, unless nothing happened', (_, act, expected) => {
    const before = sessionAfter(order)
    expect(isUnchanged(before, applyEvent(before, eventOf(order, 1, act)))).toBe(expected)
  })
})
