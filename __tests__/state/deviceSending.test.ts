import { focusManager, onlineManager } from '@tanstack/react-query'
import { doneOrdersOptions, orderOptions, receivedOrdersOptions } from '@/api/orders'
import { type Order } from '@/domain/contract/order'
import { createDeviceState, type DeviceState } from '@/state/deviceState'
import { createSessionApi } from '@/state/session/sessionApi'
import { commandFor } from '../support/commands'
import { makeJournal, makePorts } from '../support/device'
import { makeOrder, makeSetup } from '../support/factories'
import { makeClock } from '../support/fakeClock'
import { eventOf } from '../support/picks'
import { makeScriptedService, offline, refuses } from '../support/scriptedService'
import { until } from '../support/until'

const setup = makeSetup()
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A device on which Mira has finished these orders while there was no signal. */
async function makeDevice(...orders: Order[]) {
  const service = makeScriptedService(...orders)
  const journal = makeJournal()
  for (const order of orders) {
    const command = commandFor(order)
    const act = { type: 'end-decided', commandId: command.id, status: 'READY_FOR_PICKUP' } as const
    await journal.write({ event: eventOf(order, 1, act), command })
  }
  const state = createDeviceState(makePorts({ fetch: service.fetch, journal, clock: makeClock() }))
  stops.push(state.start())
  return { state, service, journal }
}

const untilSent = ({ outbox }: DeviceState) =>
  until(
    async () => outbox.store.getState(),
    ({ commands, sending }) => commands.length === 0 && sending === undefined,
    { everyMs: 5 },
  )

const untilAsked = (service: { calls: readonly string[] }, times: number) =>
  until(
    async () => service.calls.length,
    (calls) => calls >= times,
    { everyMs: 5 },
  )

function optionsOf({ session, ports }: DeviceState, order: Order) {
  const now = session.store.getState()
  if (now.kind !== 'signed-in') throw new Error('not signed in')
  const api = createSessionApi(session, now.workplace, ports.fetch)
  return {
    one: orderOptions(api, order.order_id),
    received: receivedOrdersOptions(api, setup.vendorId),
    done: doneOrdersOptions(api, setup.vendorId),
  }
}

it('sends what waits as soon as somebody is signed in, and every screen knows how it ended', async () => {
  const [order, other] = [makeOrder(), makeOrder()]
  const { state, service } = await makeDevice(order)
  expect(service.calls).toEqual([])
  await state.session.begin(setup, 'Mira')
  const { one, received, done } = optionsOf(state, order)
  const before = makeOrder({ status: 'DELIVERED' })
  state.queryClient.setQueryData(done.queryKey, [before])
  state.queryClient.setQueryData(one.queryKey, order)
  state.queryClient.setQueryData(received.queryKey, [order, other])
  await untilAsked(service, 1)
  await untilSent(state)
  expect(state.queryClient.getQueryData(one.queryKey)).toMatchObject({ status: 'READY_FOR_PICKUP' })
  expect(state.queryClient.getQueryData(received.queryKey)).toEqual([other])
  expect(state.queryClient.getQueryData(done.queryKey)).toMatchObject([{ order_id: order.order_id }, before])
})

it('ends the session when the outbox finds its token refused, and sends the rest after the next sign-in', async () => {
  const [order, other] = [makeOrder(), makeOrder()]
  const { state, service } = await makeDevice(order, other)
  service.next(refuses(401, 'UNAUTHORIZED'))
  await state.session.begin(setup, 'Mira')
  await until(
    async () => state.session.store.getState().kind,
    (kind) => kind === 'signed-out',
    { everyMs: 5 },
  )
  expect(state.session.store.getState()).toMatchObject({ because: 'token-refused', picker: 'Mira' })
  expect(state.outbox.store.getState().commands).toHaveLength(2)
  await state.session.begin(makeSetup({ token: 'a-new-one' }), 'Mira')
  await untilSent(state)
  expect([order, other].map((sent) => service.find(sent)?.status)).toEqual([
    'READY_FOR_PICKUP',
    'READY_FOR_PICKUP',
  ])
})

it.each<[string, () => void]>([
  ['the network is back', () => onlineManager.setOnline(true)],
  ['somebody looks at the app again', () => focusManager.setFocused(true)],
])('goes on at once when %s', async (_, happens) => {
  const { state, service } = await makeDevice(makeOrder())
  onlineManager.setOnline(false)
  focusManager.setFocused(false)
  service.next(offline)
  await state.session.begin(setup, 'Mira')
  await untilAsked(service, 1)
  await until(
    async () => state.outbox.store.getState().sending,
    (sending) => sending === undefined,
    { everyMs: 5 },
  )
  happens()
  await untilSent(state)
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

it('has the desk cleared for whoever signs in', async () => {
  const order = makeOrder()
  const { state } = await makeDevice(order)
  await state.session.begin(setup, 'Mira')
  const untilBegun = (size: number) =>
    until(
      async () => state.desk.store.getState().begun.size,
      (begun) => begun === size,
      { everyMs: 5 },
    )
  await untilBegun(1)
  await state.desk.open(order)
  await state.session.begin(setup, 'Jonas')
  expect(state.desk.store.getState()).toEqual({ begun: new Set(), sessions: new Map() })
})
