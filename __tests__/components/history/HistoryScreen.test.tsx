import { screen, userEvent } from '@testing-library/react-native'
import { HistoryScreen } from '@/components/history/HistoryScreen'
import { type Order, type OrderStatus } from '@/domain/contract/order'
import { makeOrder } from '../../support/factories'
import { makeScreenTall } from '../../support/tallScreen'
import { makeOrderService, renderOnDevice } from './renderOnDevice'

const DAY_MS = 24 * 60 * 60_000
const user = userEvent.setup()

/** One order a day, newest first, with codes H-1, H-2 … */
function makeOrders(count: number, statusOf: (index: number) => OrderStatus = () => 'DELIVERED'): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const placed = new Date(Date.now() - (index * DAY_MS * 50) / count).toISOString()
    return makeOrder({
      order_code: `H-${index + 1}`,
      status: statusOf(index),
      sys: { created_at: placed, updated_at: placed, version: 2 },
    })
  })
}

async function openHistory(orders: readonly Order[], { failingPage }: { failingPage?: number } = {}) {
  const service = makeOrderService(orders)
  if (failingPage !== undefined) service.unplugFrom(failingPage)
  const onOpen = jest.fn()
  await renderOnDevice(<HistoryScreen onBack={() => undefined} onOpen={onOpen} />, { fetch: service.fetch })
  return { service, onOpen }
}

const typeCode = (code: string) => user.type(screen.getByLabelText('Order code'), code)
const findOrder = (code: string) => screen.findByRole('button', { name: new RegExp(`^${code},`) })

it('asks for the last 60 days, and no more than the service allows', async () => {
  const { service } = await openHistory(makeOrders(1))
  await findOrder('H-1')
  const [first] = service.sent
  const spanMs = Date.now() - Date.parse(first?.searchParams.get('start_time') ?? '')
  expect(spanMs).toBeGreaterThan(59.9 * DAY_MS)
  expect(spanMs).toBeLessThan(60 * DAY_MS)
  expect(first?.searchParams.get('page_size')).toBe('50')
})

it('groups by day and opens an order', async () => {
  makeScreenTall()
  const [order] = makeOrders(1)
  const { onOpen } = await openHistory(order ? [order] : [])
  await user.press(await findOrder('H-1'))
  expect(screen.getByRole('heading', { name: 'Today' })).toBeOnTheScreen()
  expect(onOpen).toHaveBeenCalledWith(order?.order_id)
})

it('shows the orders of one state only', async () => {
  makeScreenTall()
  const { service } = await openHistory(makeOrders(4, (index) => (index === 2 ? 'CANCELLED' : 'DELIVERED')))
  await findOrder('H-1')
  await user.press(screen.getByRole('radio', { name: 'Cancelled' }))
  expect(await findOrder('H-3')).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: /^H-1,/ })).toBeNull()
  expect(service.sent.at(-1)?.searchParams.get('status')).toBe('CANCELLED')
})

it('loads page after page until a code is found, one request at a time', async () => {
  const { service } = await openHistory(makeOrders(180))
  await findOrder('H-1')
  await typeCode('h170')
  expect(await findOrder('H-170')).toBeOnTheScreen()
  expect(service.mostAtOnce()).toBe(1)
  expect(service.sent.map((url) => url.searchParams.get('page'))).toEqual(['1', '2', '3', '4'])
})

it('says plainly that a code is nowhere, and stops', async () => {
  const { service } = await openHistory(makeOrders(120))
  await findOrder('H-1')
  await typeCode('nobody')
  expect(await screen.findByRole('heading', { name: 'No order nobody' })).toBeOnTheScreen()
  expect(screen.getByText('The last 60 days were searched: 120 orders.')).toBeOnTheScreen()
  expect(service.sent).toHaveLength(3)
})

it('says that there are none', async () => {
  await openHistory([])
  expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeOnTheScreen()
})

it('offers to try again when nothing could be loaded', async () => {
  const { service } = await openHistory(makeOrders(1), { failingPage: 1 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  service.plugIn()
  await user.press(retry)
  expect(await findOrder('H-1')).toBeOnTheScreen()
})

it('loads on at the end of the list; where that fails the rest stays, and a button goes on', async () => {
  // All rows fit on a screen this tall, so its end is reached at once.
  makeScreenTall()
  const { service } = await openHistory(makeOrders(60), { failingPage: 2 })
  expect(await screen.findByText(/^Older orders could not be loaded\./)).toBeOnTheScreen()
  expect(await findOrder('H-50')).toBeOnTheScreen()
  service.plugIn()
  await user.press(screen.getByRole('button', { name: 'Try again' }))
  expect(await findOrder('H-60')).toBeOnTheScreen()
  expect(service.mostAtOnce()).toBe(1)
})

it('says that a search stopped half way, and goes on with it by a button', async () => {
  const { service } = await openHistory(makeOrders(60), { failingPage: 2 })
  await findOrder('H-1')
  await typeCode('H-60')
  expect(await screen.findByRole('heading', { name: 'The search for H-60 stopped' })).toBeOnTheScreen()
  service.plugIn()
  await user.press(screen.getByRole('button', { name: 'Try again' }))
  expect(await findOrder('H-60')).toBeOnTheScreen()
})
