import { type Fetch } from '@/api/client'
import { orderKey, receivedOrdersKey } from '@/api/orders'
import { type Order } from '@/domain/contract/order'
import { createDeviceState, type DeviceState } from '@/state/deviceState'
import { findFirstOrder } from '@/state/start/firstReads'
import { makeCountedKept } from '../../support/countedKept'
import { makePorts } from '../../support/device'
import { makeOrder, makeSetup, makeVault } from '../../support/factories'
import { until } from '../../support/until'

const setup = makeSetup()
const order = makeOrder()
const pickPath = `/orders/${order.order_id}/pick`

/** One device, whose app is opened at some address; somebody is signed in. */
async function makeDevice(answer: (path: string) => unknown = answerTo) {
  const [vault, { kept }] = [makeVault(), makeCountedKept()]
  const asked: string[] = []
  const fetch: Fetch = async (url) => {
    const path = new URL(url).pathname.replace(/.*\/(?=orders|vendors)/, '/')
    asked.push(path)
    return Response.json(await answer(path))
  }
  const open = (firstPath: string | undefined): DeviceState =>
    createDeviceState(makePorts({ vault, kept, fetch, firstPath }))
  await open(undefined).session.begin(setup, 'Mira')
  return { asked, open }
}

const answerTo = (path: string): Order | Order[] => (path.endsWith('/orders') ? [order] : order)

const comesReady = async ({ firstScreen: { isReady, noteShell } }: DeviceState) => {
  const stop = noteShell()
  await until(async () => isReady.getState(), Boolean, { everyMs: 2 })
  stop()
}

const listedOn = ({ queryClient }: DeviceState) =>
  queryClient.getQueryData<Order[]>(receivedOrdersKey(setup.vendorId))?.map(({ order_id }) => order_id)

describe('a device that is opened at an order', () => {
  it('has it on the desk before a screen is drawn, and has asked for it once', async () => {
    const { asked, open } = await makeDevice()
    const state = open(pickPath)
    await state.restore()
    await comesReady(state)
    expect(state.queryClient.getQueryData(orderKey(order.order_id))).toEqual(order)
    expect([...state.desk.store.getState().sessions.keys()]).toEqual([order.order_id])
    expect(asked).toEqual([`/orders/${order.order_id}`])
    state.queryClient.clear()
  })

  it('is ready where the order will not come: its screen says why', async () => {
    const { open } = await makeDevice(() => ({ not: 'an order' }))
    const state = open(pickPath)
    await state.restore()
    await comesReady(state)
    expect(state.queryClient.getQueryState(orderKey(order.order_id))?.status).toBe('error')
    expect(state.desk.store.getState().sessions.size).toBe(0)
    state.queryClient.clear()
  })
})

it.each([undefined, '/', '/orders'])('has the list where it is opened at %s', async (path) => {
  const { asked, open } = await makeDevice()
  const state = open(path)
  await state.restore()
  await comesReady(state)
  expect(listedOn(state)).toEqual([order.order_id])
  expect(asked).toEqual([expect.stringMatching(/^\/vendors\/[^/]+\/orders$|^\/orders$/)])
  state.queryClient.clear()
})

it('asks for nothing where another screen is opened, or nobody is signed in', async () => {
  const { asked, open } = await makeDevice()
  const settings = open('/settings')
  await settings.restore()
  await comesReady(settings)
  const nobody = createDeviceState(makePorts({ firstPath: pickPath }))
  await nobody.restore()
  await comesReady(nobody)
  expect(asked).toEqual([])
})

it.each([
  [pickPath, order.order_id],
  [`/orders/${order.order_id}`, order.order_id],
  [`/orders/${order.order_id}?line=7`, order.order_id],
  ['/orders', undefined],
  ['/products/7', undefined],
  [undefined, undefined],
])('reads from %s which order is opened', (path, orderId) => {
  expect(findFirstOrder(path)).toBe(orderId)
})
