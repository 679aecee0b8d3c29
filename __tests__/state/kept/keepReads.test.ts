import { QueryObserver } from '@tanstack/react-query'
import { categoriesOptions } from '@/api/catalog'
import { type Fetch } from '@/api/client'
import { historyOptions } from '@/api/history'
import { doneOrdersOptions, receivedOrdersOptions } from '@/api/orders'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Order } from '@/domain/contract/order'
import { createDeviceState } from '@/state/deviceState'
import { type Kept } from '@/state/kept/kept'
import { createSessionApi } from '@/state/session/sessionApi'
import { shelfOptions } from '@/state/shelf/useShelf'
import { makeCountedKept } from '../../support/countedKept'
import { makePorts } from '../../support/device'
import { makeOrder, makeSetup, makeVault } from '../../support/factories'
import { makeCategory, makeProduct } from '../../support/products'
import { until } from '../../support/until'

const setup = makeSetup()
const customer = { _id: 'customer', first_name: 'Ada', last_name: 'Muster', phone_number: '+49 30 987654' }
const order = makeOrder({ customer })
const categories = [makeCategory()]
const product = makeProduct()

/** Answers everything that a device asks for, or fails as in a cold room. */
function makeService(orders: readonly Order[] = [order]) {
  const service = { orders, isDown: false, status: 200, asked: [] as string[] }
  const answerTo = (path: string): unknown => {
    if (path.includes('status=RECEIVED')) return service.orders
    if (path.includes('/orders')) return [makeOrder({ status: 'DISPATCHED', customer })]
    if (path.includes('/categories')) return categories
    return { products: [product], page_number: 1, page_size: 500, total_pages: 1 }
  }
  const fetch: Fetch = async (url) => {
    service.asked.push(url)
    if (service.isDown) throw new TypeError('Network request failed')
    const refusal = { code: 'UNAUTHORIZED', message: 'revoked' }
    return Response.json(service.status === 200 ? answerTo(url) : refusal, { status: service.status })
  }
  return { service, fetch }
}

const comesTrue = (isTrue: () => boolean) => until(async () => isTrue(), Boolean, { everyMs: 2 })

/** One device, whose app can be closed and opened. */
function makeDevice(given: { kept?: Kept; orders?: readonly Order[] } = {}) {
  const { service, fetch } = makeService(given.orders)
  const disk = makeCountedKept()
  const vault = makeVault()
  const start = () => createDeviceState(makePorts({ fetch, vault, kept: given.kept ?? disk.kept }))
  return { ...disk, service, start }
}

type Device = ReturnType<typeof makeDevice>
type State = ReturnType<Device['start']>

function optionsOf({ session, ports, storeroom }: State) {
  const now = session.store.getState()
  if (now.kind !== 'signed-in') throw new Error('not signed in')
  const { workplace } = now
  const api = createSessionApi(session, workplace, ports.fetch)
  return {
    received: receivedOrdersOptions(api, workplace.vendorId),
    done: doneOrdersOptions(api, workplace.vendorId),
    history: historyOptions(api, workplace.vendorId, 'all'),
    categories: categoriesOptions(api, workplace.vendorId),
    shelf: shelfOptions(api, workplace, DEFAULT_LAYOUTS, storeroom),
  }
}

const ordersOn = ({ rows }: Device) => [...rows.keys()].filter((key) => key.startsWith('orders/'))
const writtenOn = ({ rows }: Device) => [...rows].flat().join('\n')

/** Somebody has signed in, and every screen has been open once. */
async function work(device: Device) {
  const state = device.start()
  await state.session.begin(setup, 'Mira')
  const { received, done, history, categories: way, shelf } = optionsOf(state)
  await state.queryClient.fetchQuery(received)
  await state.queryClient.fetchQuery(done)
  await state.queryClient.fetchInfiniteQuery(history)
  await state.queryClient.fetchQuery(way)
  await state.queryClient.fetchQuery(shelf)
  const isKept = () => ordersOn(device).length === 2 && writtenOn(device).includes('categories')
  await comesTrue(isKept)
  return state
}

/** The app is opened again, in the same store or without any network. */
async function restart(device: Device) {
  const state = device.start()
  await state.restore()
  return { state, options: optionsOf(state) }
}

describe('a device that starts without a network', () => {
  it('shows the orders and the way as they were, as old as they are, and says that it is offline', async () => {
    const device = makeDevice()
    const before = await work(device)
    const read = before.queryClient.getQueryState(optionsOf(before).received.queryKey)
    device.service.isDown = true

    const { state, options } = await restart(device)
    const seen = new QueryObserver(state.queryClient, options.received)
    const stop = seen.subscribe(() => undefined)
    await comesTrue(() => seen.getCurrentResult().data !== undefined)
    await comesTrue(() => seen.getCurrentResult().error !== null)
    expect(seen.getCurrentResult()).toMatchObject({
      data: [order],
      dataUpdatedAt: read?.dataUpdatedAt,
      status: 'error',
    })
    stop()
    await comesTrue(() => state.queryClient.getQueryData(options.categories.queryKey) !== undefined)
    expect(state.queryClient.getQueryData(options.categories.queryKey)).toEqual(categories)
    state.queryClient.clear()
  })

  it('says so, too, where the service has failed before the disk was read', async () => {
    const device = makeDevice()
    await work(device)
    device.service.isDown = true
    const { state, options } = await restart(device)
    await expect(state.queryClient.fetchQuery(options.received)).rejects.toThrow('offline')
    const find = () => state.queryClient.getQueryState(options.received.queryKey)
    await comesTrue(() => find()?.data !== undefined)
    expect(find()).toMatchObject({ status: 'error', data: [order] })
    state.queryClient.clear()
  })

  it('knows what the store sells', async () => {
    const device = makeDevice()
    await work(device)
    device.service.isDown = true
    const { state, options } = await restart(device)
    await comesTrue(() => state.storeroom.find(setup, DEFAULT_LAYOUTS) !== undefined)
    const observer = new QueryObserver(state.queryClient, options.shelf)
    expect(observer.getCurrentResult().data?.find(product.sku)).toMatchObject({ sku: product.sku })
    state.queryClient.clear()
  })
})

describe('what was kept', () => {
  it('never takes the place of anything newer', async () => {
    const device = makeDevice()
    await work(device)
    const newer = makeOrder()
    device.service.orders = [newer]
    const { state, options } = await restart(device)
    await state.queryClient.fetchQuery(options.received)
    const isRestored = () => state.storeroom.find(setup, DEFAULT_LAYOUTS) !== undefined
    await comesTrue(isRestored)
    expect(state.queryClient.getQueryData(options.received.queryKey)).toEqual([newer])
    await comesTrue(() => !writtenOn(device).includes(order.order_id))
    state.queryClient.clear()
  })

  it('is the orders to pick, never those that are done, and never the token', async () => {
    const device = makeDevice()
    const state = await work(device)
    expect(ordersOn(device).filter((key) => key.includes('/one/'))).toHaveLength(1)
    expect(writtenOn(device)).toContain('Muster')
    expect(writtenOn(device)).not.toContain('DISPATCHED')
    expect(writtenOn(device)).not.toContain(setup.token)
    state.queryClient.clear()
  })

  it.each<[string, (state: State, device: Device) => Promise<unknown>]>([
    ['the picker signs out', (state) => state.session.end()],
    [
      'the token is refused',
      (state, { service }) => {
        service.status = 401
        return state.queryClient
          .fetchQuery({ ...optionsOf(state).received, staleTime: 0 })
          .catch(() => undefined)
      },
    ],
    [
      'it is set up for another store',
      (state) => state.session.begin(makeSetup({ vendorId: 'store-7' }), 'Jo'),
    ],
  ])('of customers is gone when %s, and the catalog is not', async (_, leave) => {
    const device = makeDevice()
    const state = await work(device)
    await leave(state, device)
    await comesTrue(() => ordersOn(device).length === 0)
    expect(writtenOn(device)).not.toContain('Muster')
    expect(writtenOn(device)).not.toContain(customer.phone_number)
    expect(writtenOn(device)).toContain(product.title)
  })

  it('of customers is gone at the latest when the app starts and nobody is signed in', async () => {
    const device = makeDevice()
    await (await work(device)).session.end()
    device.rows.set('orders/store-12/one/left', JSON.stringify(order))
    await device.start().restore()
    await comesTrue(() => ordersOn(device).length === 0)
  })

  it('is not written any more by who has signed out while an answer was on its way', async () => {
    const device = makeDevice()
    const state = await work(device)
    device.service.orders = [order, makeOrder({ customer })]
    const asked = state.queryClient.fetchQuery({ ...optionsOf(state).received, staleTime: 0 })
    await Promise.all([asked.catch(() => undefined), state.session.end()])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ordersOn(device)).toEqual([])
  })

  it('of the catalog serves who signs in to the same store again, without asking for it', async () => {
    const device = makeDevice()
    const state = await work(device)
    await state.session.end()
    await state.session.begin(setup, 'Jo')
    const asked = device.service.asked.length
    const observer = new QueryObserver(state.queryClient, optionsOf(state).shelf)
    expect(observer.getCurrentResult()).toMatchObject({ isPending: false, isStale: false, data: { size: 1 } })
    expect(device.service.asked).toHaveLength(asked)
    state.queryClient.clear()
  })
})

describe('a disk that keeps nothing', () => {
  it('changes nothing about reading', async () => {
    const fail = () => Promise.reject(new Error('QuotaExceededError'))
    const kept: Kept = { read: fail, readMany: fail, write: fail, remove: fail, removeAll: fail, list: fail }
    const device = makeDevice({ kept })
    const { state, options } = await device
      .start()
      .session.begin(setup, 'Mira')
      .then(() => restart(device))
    await expect(state.queryClient.fetchQuery(options.received)).resolves.toEqual([order])
    await expect(state.queryClient.fetchQuery(options.categories)).resolves.toEqual(categories)
    await expect(state.queryClient.fetchQuery(options.shelf)).resolves.toMatchObject({
      size: 1,
      isWhole: true,
    })
    await state.session.end()
    expect(state.queryClient.getQueryCache().getAll()).toEqual([])
  })
})
