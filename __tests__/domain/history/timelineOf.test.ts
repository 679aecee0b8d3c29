import fc from 'fast-check'
import { arbitraryCarts } from '@/__tests__/support/arbitraryCarts'
import {
  add,
  additionId,
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
  eventsOf,
  miss,
  pick,
  piecesLine,
  revoke,
  setTo,
  undo,
  unweigh,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import { timelineOf } from '@/domain/history/timelineOf'
import type { PickAct } from '@/domain/picking/events'
import { replay } from '@/domain/picking/session'

const milk = piecesLine(3, { name: 'Milk' })
const bananas = weighedLine({ name: 'Bananas' })
const order = makeOrder({ items: [milk, bananas] })
const oat = onShelf('oat', 1, { name: 'Oat drink' })
const timeline = (...acts: PickAct[]) => timelineOf(order, eventsOf(order, acts))
const last = (...acts: PickAct[]) => timeline(...acts).at(-1)
const onMilk = { lineId: milk._id, name: 'Milk' }
const onAdded = { additionId: additionId(1), name: 'Oat drink' }

describe('the timeline', () => {
  it.each<[string, PickAct[], object]>([
    ['the beginning', [{ type: 'picking-begun' }], { kind: 'picking-begun' }],
    ['a pick', [pick(milk)], { kind: 'unit-picked', ...onMilk, amount: { pieces: 1 }, how: 'scan' }],
    ['a number', [setTo(milk, 2)], { kind: 'quantity-set', ...onMilk, amount: { pieces: 2 } }],
    [
      'a weight',
      [weigh(bananas, 1.04)],
      { kind: 'weighed', name: 'Bananas', amount: { weightKg: 1.04 }, how: 'keypad' },
    ],
    ['a weight removed', [weigh(bananas, 1), unweigh(bananas)], { kind: 'weight-removed', name: 'Bananas' }],
    ['a report', [miss(milk)], { kind: 'not-found-reported', ...onMilk }],
    ['a report taken back', [miss(milk), revoke(milk)], { kind: 'not-found-revoked', ...onMilk }],
    ['a second look', [miss(milk), wantAgain(milk)], { kind: 'look-again-wanted', ...onMilk }],
    [
      'a replacement',
      [replace(milk, oat)],
      { kind: 'line-replaced', ...onMilk, replacementName: 'Oat drink', amount: { pieces: 1 }, how: 'hand' },
    ],
    [
      'a replacement removed',
      [replace(milk, oat), unreplace(milk)],
      { kind: 'replacement-removed', ...onMilk, replacementName: 'Oat drink' },
    ],
    ['a price', [setPrice(milk, { total: 5 })], { kind: 'price-set', ...onMilk, price: { total: 5 } }],
    ['a price removed', [setPrice(milk, { total: 5 }), unprice(milk)], { kind: 'price-removed', ...onMilk }],
    [
      'an addition',
      [add(1, oat, { quantity: 2, unitPrice: 0 })],
      { kind: 'product-added', ...onAdded, amount: { pieces: 2 }, price: { unit: 0 } },
    ],
    [
      'an addition changed',
      [add(1, oat, { quantity: 1, unitPrice: 0 }), changeAdded(1, { unitPrice: null })],
      { kind: 'addition-changed', ...onAdded, price: null },
    ],
    ['an addition removed', [add(1, oat), removeAdded(1)], { kind: 'addition-removed', ...onAdded }],
    ['a call', [call(milk)], { kind: 'customer-called', ...onMilk, outcome: 'agreed' }],
    ['a check', [check(2)], { kind: 'cart-checked', version: 1, faults: 2 }],
    ['sending', [sendOff()], { kind: 'order-sent', status: 'READY_FOR_PICKUP', version: 2 }],
  ])('tells %s', (_, acts, expected) => {
    const place = acts.length - 1
    const { id, at, by } = eventOf(order, place, { type: 'picking-begun' })
    expect(last(...acts)).toMatchObject({ id, at, by, ...expected })
  })

  it('marks what was undone, by whom and when, and does not drop it', () => {
    const told = timeline(pick(milk), setTo(milk, 3), undo(1))
    expect(told.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['unit-picked', undefined],
      ['quantity-set', { at: eventOf(order, 2, undo(1)).at, by: 'Mira' }],
    ])
  })

  it('marks nothing that stood, though somebody tried', () => {
    expect(timeline(pick(milk), setTo(milk, 3), undo(0)).map(({ undone }) => undone)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('leaves out what had no effect', () => {
    expect(timeline(unreplace(milk), pick(milk), sendOff(), pick(milk)).map(({ kind }) => kind)).toEqual([
      'unit-picked',
      'order-sent',
    ])
  })

  it('tells each act once, and leaves standing what stands, for any journal', () => {
    fc.assert(
      fc.property(arbitraryCarts, (picks) => {
        const told = timelineOf(picks.order, picks.events)
        expect(timelineOf(picks.order, [...picks.events, ...picks.events])).toEqual(told)
        const steps = replay(picks.order, picks.events).steps.map(({ event }) => event.id)
        const notes = ['picking-begun', 'customer-called', 'cart-checked', 'order-sent']
        const standing = told.filter(({ kind, undone }) => !undone && !notes.includes(kind))
        expect(standing.map(({ id }) => id)).toEqual(steps)
      }),
    )
  })
})
