import { makeOrder } from '@/__tests__/support/factories'
import { eventId, eventOf, pick, piecesLine, revoke, setTo, weigh } from '@/__tests__/support/picks'
import { pickEventSchema, type PickAct } from '@/domain/picking/events'

const milk = piecesLine(3)
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
  undone: { type: 'undone', eventId: eventId(1) },
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
    ['a way of picking that nobody knows', { ...eventOf(order, 1, pick(milk)), how: 'guess' }],
  ])('is not trusted with %s', (_, entry) => {
    expect(pickEventSchema.safeParse(entry).success).toBe(false)
  })
})
