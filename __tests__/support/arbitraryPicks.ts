import fc from 'fast-check'
import { lineIdSchema, orderIdSchema, type LineId } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import type { PickAct, PickEvent } from '@/domain/picking/events'
import { makeOrder } from './factories'
import { eventId, eventOf, piecesLine, weighedLine } from './picks'

const arbitraryLine = fc.oneof(
  fc
    .record({ asked: fc.constantFrom(1, 2, 3, 5), fewer: fc.constantFrom(0, 1, 4), more: fc.nat(2) })
    .map(({ asked, fewer, more }) => piecesLine(asked, {}, [Math.max(0, asked - fewer), asked + more])),
  fc.constant(undefined).map(() => weighedLine()),
)

const STRANGER = lineIdSchema.parse('a line of nobody')
const OTHER_ORDER = orderIdSchema.parse('00000000-0000-4000-a000-000000000000')

type WeightedActs = { weight: number; arbitrary: fc.Arbitrary<PickAct> }[]
/** Further acts on the lines of an order. */
export type MoreActs = (lineId: fc.Arbitrary<LineId>) => WeightedActs

/** Weights and quantities as no screen would send them, too: a journal may come from anywhere. */
function arbitraryAct(lineIds: readonly LineId[], place: number, more: MoreActs): fc.Arbitrary<PickAct> {
  const lineId = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...lineIds) },
    { weight: 1, arbitrary: fc.constant(STRANGER) },
  )
  const quantity = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(NaN, Infinity, -Infinity, 1.5))
  const weightKg = fc.oneof(
    fc.integer({ min: 700, max: 1300 }).map((grams) => grams / 1000),
    fc.double(),
  )
  const on = <Act extends PickAct>(act: fc.Arbitrary<Act>) => act as fc.Arbitrary<PickAct>
  const is = <Type extends PickAct['type']>(type: Type) => fc.constant(type)
  return fc.oneof(
    on(fc.record({ type: is('picking-begun') })),
    {
      weight: 6,
      arbitrary: on(fc.record({ type: is('unit-picked'), lineId, how: fc.constantFrom('scan', 'hand') })),
    },
    { weight: 3, arbitrary: on(fc.record({ type: is('quantity-set'), lineId, quantity })) },
    {
      weight: 4,
      arbitrary: on(fc.record({ type: is('weighed'), lineId, weightKg, how: fc.constant('label') })),
    },
    on(fc.record({ type: is('weight-removed'), lineId })),
    { weight: 3, arbitrary: on(fc.record({ type: is('not-found-reported'), lineId })) },
    on(fc.record({ type: is('not-found-revoked'), lineId })),
    { weight: 2, arbitrary: on(fc.record({ type: is('look-again-wanted'), lineId })) },
    // Mostly the act just before, sometimes one long ago, the act itself or one that comes later.
    {
      weight: 4,
      arbitrary: fc
        .oneof({ weight: 3, arbitrary: fc.constant(place - 1) }, { weight: 1, arbitrary: fc.nat(place + 2) })
        .map((undone): PickAct => ({ type: 'undone', eventId: eventId(Math.max(0, undone)) })),
    },
    ...more(lineId),
  )
}

/** Mostly an event of its own, sometimes one with the id of an earlier one or of another order. */
function arbitraryEvent(order: Order, place: number, more: MoreActs): fc.Arbitrary<PickEvent> {
  const lineIds = order.items.map((line) => line._id)
  return fc
    .record({
      act: arbitraryAct(lineIds, place, more),
      like: fc.oneof({ weight: 12, arbitrary: fc.constant(place) }, { weight: 1, arbitrary: fc.nat(place) }),
      isOurs: fc.oneof({ weight: 20, arbitrary: fc.constant(true) }, fc.constant(false)),
    })
    .map(({ act, like, isOurs }) => ({
      ...eventOf(order, like, act),
      orderId: isOurs ? order.order_id : OTHER_ORDER,
    }))
}

/** An order and a journal that may have been written for it. */
export const picksWith = (more: MoreActs): fc.Arbitrary<{ order: Order; events: PickEvent[] }> =>
  fc.tuple(fc.array(arbitraryLine, { minLength: 1, maxLength: 4 }), fc.nat(30)).chain(([items, length]) => {
    const order = makeOrder({ items })
    const places = Array.from({ length }, (_, place) => arbitraryEvent(order, place, more))
    return fc.record({ order: fc.constant(order), events: fc.tuple(...places) })
  })

export const arbitraryPicks = picksWith(() => [])
