import { makeOrder } from '@/__tests__/support/factories'
import {
  eventOf,
  eventsOf,
  getLine,
  miss,
  pick,
  piecesLine,
  revoke,
  sessionAfter,
  setTo,
  undo,
  unweigh,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import { lineIdSchema, orderIdSchema } from '@/domain/contract/ids'
import type { PickAct } from '@/domain/picking/events'
import { applyEvent, findLine, replay, startSession } from '@/domain/picking/session'

const milk = piecesLine(3, { name: 'Oat drink' }, [1, 4])
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bananas] })

describe('a session', () => {
  it('has the ordered lines as received, without what the store brought in', () => {
    const fulfilled = makeOrder({
      items: [
        { ...milk, status: 'REPLACED', pricing: { ...milk.pricing, quantity: 1 } },
        piecesLine(1, { status: 'IN_CART', replaced_id: milk._id }),
        piecesLine(1, { status: 'ADDITION' }),
      ],
    })
    const { lines, begunAt } = startSession(fulfilled)
    expect(lines).toEqual([{ line: milk, picked: 0, weightKg: undefined, missing: 'no' }])
    expect(begunAt).toBeUndefined()
  })

  it('knows when picking began, the first time only, and does not undo it', () => {
    const session = sessionAfter(order, { type: 'picking-begun' }, { type: 'picking-begun' }, undo(0))
    expect(session.begunAt).toBe(eventOf(order, 0, { type: 'picking-begun' }).at)
    expect(session.steps).toEqual([])
  })

  it.each<[string, PickAct[], object]>([
    ['counts pieces', [pick(milk), pick(milk)], { picked: 2 }],
    ['counts no more than the customer takes', Array<PickAct>(6).fill(pick(milk)), { picked: 4 }],
    ['takes the number that + and - set', [setTo(milk, 2)], { picked: 2 }],
    ['never goes above the most', [setTo(milk, 99)], { picked: 4 }],
    ['never goes below nothing', [pick(milk), setTo(milk, -3)], { picked: 0 }],
    ['does not weigh pieces', [weigh(milk, 1)], { picked: 0, weightKg: undefined }],
    [
      'keeps what was picked of a line not found',
      [pick(milk), miss(milk)],
      { picked: 1, missing: 'not-found' },
    ],
    ['finds a line by picking', [miss(milk), pick(milk)], { picked: 1, missing: 'no' }],
    ['finds a line by +', [miss(milk), setTo(milk, 1)], { picked: 1, missing: 'no' }],
    ['finds none by -', [pick(milk), miss(milk), setTo(milk, 0)], { picked: 0, missing: 'not-found' }],
    ['takes a report back', [miss(milk), revoke(milk)], { missing: 'no' }],
    ['looks again for what was not found', [miss(milk), wantAgain(milk)], { missing: 'look-again' }],
    ['looks again for nothing else', [wantAgain(milk)], { missing: 'no' }],
    ['does not lose what is in the cart', [setTo(milk, 3), miss(milk)], { picked: 3, missing: 'no' }],
    ['finds what was looked for again', [miss(milk), wantAgain(milk), pick(milk)], { missing: 'no' }],
  ])('of pieces %s', (_, acts, expected) => {
    expect(getLine(sessionAfter(order, ...acts), milk)).toMatchObject(expected)
  })

  it.each<[string, PickAct[], object]>([
    ['takes a weight', [weigh(bananas, 1.04)], { weightKg: 1.04 }],
    ['cuts it to grams', [weigh(bananas, 1.0409)], { weightKg: 1.04 }],
    ['takes the latest', [weigh(bananas, 1.04), weigh(bananas, 0.9)], { weightKg: 0.9 }],
    ['takes none that the service would refuse', [weigh(bananas, 1.201)], { weightKg: undefined }],
    ['takes none that is no weight', [weigh(bananas, NaN), weigh(bananas, 0)], { weightKg: undefined }],
    ['lets the weight go', [weigh(bananas, 1), unweigh(bananas)], { weightKg: undefined }],
    ['counts no pieces', [pick(bananas), setTo(bananas, 1)], { picked: 0 }],
    ['is found by its weight', [miss(bananas), weigh(bananas, 1)], { weightKg: 1, missing: 'no' }],
  ])('by weight %s', (_, acts, expected) => {
    expect(getLine(sessionAfter(order, ...acts), bananas)).toMatchObject(expected)
  })

  it('is the same object after an event that is not for it', () => {
    const session = sessionAfter(order, pick(milk))
    const nobody = { _id: lineIdSchema.parse('nobody') }
    const otherOrder = orderIdSchema.parse('00000000-0000-4000-a000-000000000000')
    expect(applyEvent(session, eventOf(order, 0, pick(milk)))).toBe(session)
    expect(applyEvent(session, eventOf(order, 1, { ...pick(milk), lineId: nobody._id } as PickAct))).toBe(
      session,
    )
    expect(applyEvent(session, { ...eventOf(order, 1, pick(milk)), orderId: otherOrder })).toBe(session)
    expect(findLine(session, nobody._id)).toBeUndefined()
  })

  it('keeps lines and steps as they are when an act has no effect, and yet never lets it act later', () => {
    const bread = piecesLine(1)
    const small = makeOrder({ items: [bread] })
    const journal = eventsOf(small, [pick(bread), pick(bread), undo(0)])
    const full = sessionAfter(small, pick(bread))
    const still = applyEvent(full, eventOf(small, 1, pick(bread)))
    expect(still.lines).toBe(full.lines)
    expect(still.places).toBe(full.places)
    expect(still.steps).toBe(full.steps)
    expect(getLine(replay(small, [...journal, ...journal]), bread).picked).toBe(0)
  })
})

describe('undo', () => {
  it('takes back the last act only, down to the first', () => {
    const acts = [pick(milk), weigh(bananas, 1), pick(milk)]
    expect(getLine(sessionAfter(order, ...acts, undo(0)), milk).picked).toBe(2)
    expect(getLine(sessionAfter(order, ...acts, undo(1)), bananas).weightKg).toBe(1)
    const undone = sessionAfter(order, ...acts, undo(2), undo(1))
    expect(getLine(undone, milk).picked).toBe(1)
    expect(getLine(undone, bananas).weightKg).toBeUndefined()
    expect(getLine(sessionAfter(order, ...acts, undo(2), undo(1), undo(0)), milk).picked).toBe(0)
  })

  it('brings a report back with all that belonged to it', () => {
    const session = sessionAfter(order, pick(milk), miss(milk), wantAgain(milk), pick(milk), undo(3))
    expect(getLine(session, milk)).toMatchObject({ picked: 1, missing: 'look-again' })
  })

  it('does not undo an undo, nor an act that had no effect', () => {
    const session = sessionAfter(order, pick(milk), wantAgain(milk), undo(1), undo(2))
    expect(getLine(session, milk).picked).toBe(1)
    expect(session.steps).toHaveLength(1)
  })
})

describe('a long way', () => {
  it('does not get slower with every step', () => {
    const items = Array.from({ length: 80 }, () => piecesLine(5))
    const big = makeOrder({ items })
    const acts = items.flatMap((line) => Array<PickAct>(5).fill(pick(line)))
    const before = sessionAfter(big, ...acts.slice(0, -1))
    const after = applyEvent(before, eventOf(big, acts.length, pick(items[79] ?? piecesLine(5))))
    expect(after.steps).toHaveLength(400)
    // What a step does not touch it does not copy: the index, what was applied, every other line.
    expect(after.places).toBe(before.places)
    expect(after.applied.places).toBe(before.applied.places)
    expect(after.lines.filter((line, place) => line !== before.lines[place])).toHaveLength(1)
  })
})
