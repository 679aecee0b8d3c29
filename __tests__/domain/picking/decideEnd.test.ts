import { commandFor, cancelOf, finishOf } from '@/__tests__/support/commands'
import { makeOrder } from '@/__tests__/support/factories'
import { sessionAfter } from '@/__tests__/support/picks'
import { commandSchema } from '@/domain/outbox/command'
import { decideEnd } from '@/domain/picking/decideEnd'
import type { PickAct } from '@/domain/picking/events'

const order = makeOrder()
const finish = finishOf(order)
const cancel = cancelOf(order)
const other = commandFor(order)

const decided = (status: 'READY_FOR_PICKUP' | 'CANCELLED' = 'READY_FOR_PICKUP'): PickAct => ({
  type: 'end-decided',
  commandId: other.id,
  status,
})
const withdrawn: PickAct = { type: 'end-withdrawn', commandId: other.id }
const sent = (status: 'READY_FOR_PICKUP' | 'DISPATCHED' | 'CANCELLED'): PickAct => ({
  type: 'order-sent',
  status,
  version: 2,
})

type Kind = ReturnType<typeof decideEnd>['kind']

it.each<[Kind, Kind, string, PickAct[]]>([
  ['decided', 'decided', 'nobody has decided anything', []],
  ['closed-already', 'closed-already', 'its end was decided', [decided()]],
  ['closed-already', 'closed-already', 'its cancellation was decided', [decided('CANCELLED')]],
  ['decided', 'decided', 'a decision was taken back', [decided(), withdrawn]],
  ['closed-already', 'closed-already', 'it was decided anew', [decided(), withdrawn, decided()]],
  ['closed-already', 'decided', 'the service has confirmed it', [decided(), sent('READY_FOR_PICKUP')]],
  ['closed-already', 'decided', 'the store has sent it off', [sent('DISPATCHED')]],
  ['closed-already', 'closed-already', 'it was cancelled', [sent('DISPATCHED'), sent('CANCELLED')]],
  ['closed-already', 'closed-already', 'that waits to be sent', [sent('DISPATCHED'), decided('CANCELLED')]],
])('finishing is %s and cancelling is %s where %s', (finishing, cancelling, _, acts) => {
  const session = sessionAfter(order, ...acts)
  const make = () => commandFor(order)
  expect(decideEnd(session, finish, make).kind).toBe(finishing)
  expect(decideEnd(session, cancel, make).kind).toBe(cancelling)
})

it.each([
  ['READY_FOR_PICKUP', finish],
  ['DISPATCHED', { ...finish, status: 'DISPATCHED' as const }],
  ['CANCELLED', cancel],
])('notes what is sent, and that it makes the order %s', (status, update) => {
  const decision = decideEnd(sessionAfter(order), update, (wanted) => commandFor(order, { update: wanted }))
  expect(decision).toMatchObject({
    kind: 'decided',
    act: { type: 'end-decided', commandId: decision.command?.id, status },
    command: { update, state: 'waiting' },
  })
})

it('makes no command where there is nothing to decide', () => {
  const make = jest.fn(() => commandFor(order))
  expect(decideEnd(sessionAfter(order, decided()), finish, make)).toEqual({ kind: 'closed-already' })
  expect(make).not.toHaveBeenCalled()
})

it('no command asks for a check of the cart, which ends nothing', () => {
  const check = { ...other, update: { ...other.update, status: 'UPDATE_CART' } }
  expect(commandSchema.safeParse(other).success).toBe(true)
  expect(commandSchema.safeParse(check).success).toBe(false)
})
