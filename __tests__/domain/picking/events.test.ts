import {
  add,
  additionId,
  broughtIn,
  call,
  onShelf,
  replace,
  sendOff,
  setPrice,
} from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import { eventId, eventOf, pick, piecesLine, revoke, setTo, weigh } from '@/__tests__/support/picks'
import { pickEventSchema, type PickAct } from '@/domain/picking/events'

const milk = piecesLine(3)
const gouda = onShelf('gouda', 3.2)
const order = makeOrder({ items: [milk] })
const lineId = milk._id

const ACTS: Record<PickAct['type'], PickAct> = {
  'picking-begun': { type: 'picking-begun' },
  'unit-picked': { type: 'unit-picked', lineId, how: 'camera', code: '4006381333931' },
  'quantity-set': { type: 'quantity-set', lineId, quantity: 0 },
  weighed: { type: 'weighed', lineId, weightKg: 1.04, how: 'label', code: '2112345010409' },
  'weight-removed': { type: 'weight-removed', lineId },
  'not-found-reported': { type: 'not-found-reported', lineId },
  'not-found-revoked': { type: 'not-found-revoked', lineId },
  'look-again-wanted': { type: 'look-again-wanted', lineId },
  'line-replaced': {
    type: 'line-replaced',
    lineId,
    quantity: 2,
    how: 'scan',
    code: '4006381333931',
    product: { ...broughtIn(gouda), barcodes: ['4006381333931'], imageUrl: 'https://tote.example/gouda.png' },
  },
  'replacement-removed': { type: 'replacement-removed', lineId },
  'price-set': { type: 'price-set', lineId, price: { total: 5.955 } },
  'price-removed': { type: 'price-removed', lineId },
  'product-added': {
    type: 'product-added',
    additionId: additionId(1),
    product: broughtIn(gouda),
    weightKg: 0.5,
    unitPrice: 0,
    how: 'hand',
  },
  'addition-changed': { type: 'addition-changed', additionId: additionId(1), quantity: 3, unitPrice: null },
  'addition-removed': { type: 'addition-removed', additionId: additionId(1) },
  undone: { type: 'undone', eventId: eventId(1) },
  'customer-called': { type: 'customer-called', lineId, outcome: 'no-answer' },
  'cart-checked': { type: 'cart-checked', version: 1, faults: 2 },
  'end-decided': {
    type: 'end-decided',
    commandId: '0198f3a4-0000-7000-8000-000000000001',
    status: 'READY_FOR_PICKUP',
  },
  'end-withdrawn': { type: 'end-withdrawn', commandId: '0198f3a4-0000-7000-8000-000000000001' },
  'order-sent': { type: 'order-sent', status: 'DISPATCHED', version: 2 },
}

describe('an entry of the journal', () => {
  it.each(Object.values(ACTS))('comes back from disk as it was: $type', (act) => {
    const event = eventOf(order, 7, act)
    expect(pickEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
  })

  it('opens though a later version wrote more into it', () => {
    const event = eventOf(order, 7, pick(milk))
    expect(pickEventSchema.parse({ ...event, mood: 'good' })).toEqual(event)
  })

  it.each<[string, object]>([
    ['an act that nobody knows', { ...eventOf(order, 1, pick(milk)), type: 'stolen' }],
    ['no line', { ...eventOf(order, 1, pick(milk)), lineId: undefined }],
    ['an id that is none', { ...eventOf(order, 1, pick(milk)), id: 'one' }],
    ['no moment', { ...eventOf(order, 1, pick(milk)), at: 'at noon' }],
    ['nobody', { ...eventOf(order, 1, revoke(milk)), by: undefined }],
    ['half a piece', eventOf(order, 1, setTo(milk, 0.5))],
    ['fewer than nothing', eventOf(order, 1, setTo(milk, -1))],
    ['no weight', eventOf(order, 1, weigh(milk, 0))],
    ['two prices', { ...eventOf(order, 1, setPrice(milk, { unit: 1 })), price: { unit: 1, total: 2 } }],
    ['a price below nothing', eventOf(order, 1, setPrice(milk, { unit: -0.01 }))],
    ['a price finer than money', eventOf(order, 1, setPrice(milk, { total: 1.0005 }))],
    ['an addition that has no id', { ...eventOf(order, 1, add(1, gouda)), additionId: 'one' }],
    ['half a piece added', eventOf(order, 1, add(1, gouda, { quantity: 0.5 }))],
    ['a replacement that nobody knows', { ...eventOf(order, 1, replace(milk, gouda)), product: undefined }],
    ['a call that ended otherwise', { ...eventOf(order, 1, call(milk)), outcome: 'angry' }],
    ['an order sent to nowhere', { ...eventOf(order, 1, sendOff()), status: 'RECEIVED' }],
    ['a way of picking that nobody knows', { ...eventOf(order, 1, pick(milk)), how: 'guess' }],
  ])('is not trusted with %s', (_, entry) => {
    expect(pickEventSchema.safeParse(entry).success).toBe(false)
  })
})
