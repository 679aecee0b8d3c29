import { screen } from '@testing-library/react-native'
import { type Order } from '@/domain/contract/order'
import { add, onShelf, replace, sendOff } from '../../support/brought'
import { makeOrder } from '../../support/factories'
import { readEvents } from '../../support/pickerAtWork'
import { miss, pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'
import { hold, openOrderAt, press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(4, { name: 'Milk' }, [3, 4])
const bananas = weighedLine()
const bag = onShelf('bag', 0.2, { name: 'Paper bag' })

const orderOf = (more: Partial<Order> = {}) => makeOrder({ items: [eggs, milk, bananas], ...more })
const allPicked = [pick(eggs), setTo(milk, 4), weigh(bananas, 1.04)]

const findEnd = (name: string) => screen.findByRole('heading', { name })
const putBack = () => screen.queryByRole('heading', { name: 'Back to the shelf' })

beforeEach(makeScreenTall)

describe('what this device has finished', () => {
  it.each([
    ['LOGISTICS_DELIVERY', 'Hold: ready for pickup', 'Ready for pickup'],
    ['VENDOR_DELIVERY', 'Hold: dispatched', 'Dispatched'],
  ] as const)('shows that it is done, with the total: %s', async (transport_type, button, end) => {
    await openOrderAt('review', orderOf({ transport_type }), { acts: allPicked })
    await hold(button)
    expect(await findEnd(end)).toBeOnTheScreen()
    // 2.95, 4 × 2.95 and 1.04 × 1.99, and 2.50 for the delivery, cut and not rounded.
    expect(screen.getByText('€19.31')).toBeOnTheScreen()
    expect(putBack()).toBeNull()
    expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull()
  })

  it('names what was picked before it was given up, and goes back', async () => {
    const acts = [pick(eggs), setTo(milk, 2), miss(milk), weigh(bananas, 1)]
    await openOrderAt('review', orderOf(), { acts })
    await hold('Hold: ready for pickup')
    await findEnd('Ready for pickup')
    expect(putBack()).toBeOnTheScreen()
    expect(screen.getByText('Milk')).toBeOnTheScreen()
    expect(screen.getByText('2 ×')).toBeOnTheScreen()
    expect(screen.queryByText('Eggs')).toBeNull()
  })

  it('stays done after the app was closed and opened again', async () => {
    const { restart, order } = await openOrderAt('review', orderOf(), { acts: allPicked })
    await hold('Hold: ready for pickup')
    await findEnd('Ready for pickup')
    restart(`/orders/${order.order_id}/review`)
    expect(await findEnd('Ready for pickup')).toBeOnTheScreen()
    expect(putBack()).toBeNull()
  })
})

describe('what others have ended', () => {
  it('is cancelled by the customer: everything in the cart goes back, replacements and additions too', async () => {
    const acts = [
      pick(eggs),
      miss(milk),
      replace(milk, onShelf('oat', 2, { name: 'Oat drink' }), { quantity: 3 }),
      weigh(bananas, 1.04),
      add(1, bag),
    ]
    const cancellation = { reason: null, cancelled_by: 'CUSTOMER', post_picked_up: false }
    await openOrderAt('review', orderOf({ status: 'CANCELLED', cancellation }), { acts })
    expect(await findEnd('The order was cancelled. Put the goods back.')).toBeOnTheScreen()
    expect(screen.getByText('Cancelled')).toBeOnTheScreen()
    expect(putBack()).toBeOnTheScreen()
    for (const name of ['Eggs', 'Oat drink', 'Bananas, loose', 'Paper bag']) {
      expect(screen.getByText(name)).toBeOnTheScreen()
    }
    expect(screen.getByText('3 ×')).toBeOnTheScreen()
    expect(screen.getByText('1.04 kg')).toBeOnTheScreen()
    expect(screen.queryByText('Milk')).toBeNull()
  })

  it('is cancelled after this device had sent it off: everything goes back all the same', async () => {
    const acts = [...allPicked, sendOff()]
    await openOrderAt('review', orderOf({ status: 'CANCELLED' }), { acts })
    expect(await findEnd('The order was cancelled. Put the goods back.')).toBeOnTheScreen()
    expect(screen.getByText('Eggs')).toBeOnTheScreen()
  })

  it('is finished by another device: the picks are kept, and named as what goes back', async () => {
    const { journal, order, service } = await openOrderAt('review', orderOf({ status: 'READY_FOR_PICKUP' }), {
      acts: [pick(eggs), setTo(milk, 3)],
    })
    expect(await findEnd('Somebody else has finished this order. Put your goods back.')).toBeOnTheScreen()
    expect(screen.getByText('Eggs')).toBeOnTheScreen()
    expect(screen.getByText('3 ×')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull()
    expect(await readEvents(journal, order.order_id)).toHaveLength(2)
    expect(service.sent).toEqual([])
  })

  it('asks for nothing back where nothing was picked here', async () => {
    await openOrderAt('review', orderOf({ status: 'CANCELLED' }))
    await findEnd('The order was cancelled. Put the goods back.')
    expect(putBack()).toBeNull()
  })

  it('stops who is picking it, and leads to its end', async () => {
    const { service, heard, restart, order } = await openOrderAt('pick', orderOf(), { acts: [pick(eggs)] })
    await screen.findByText('1 of 3 done')
    service.become({ status: 'CANCELLED' })
    restart(`/orders/${order.order_id}/pick`)
    expect(await findEnd('The order was cancelled. Put the goods back.')).toBeOnTheScreen()
    expect(heard).toContain('wrong-item')
  })
})

describe('what comes next', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const later = makeOrder({ order_code: 'K7-LATER', promised_for: inMinutes(50) })
  const urgent = makeOrder({ order_code: 'K7-URGENT', promised_for: inMinutes(5) })

  it('is the most urgent order, opened by one tap', async () => {
    await openOrderAt('review', orderOf({ status: 'DISPATCHED' }), { others: [later, urgent] })
    await press('Start K7-URGENT')
    expect(await screen.findByText('0 of 1 done')).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'K7-URGENT' })).toBeOnTheScreen()
  })

  it('is the list of orders, where none is left', async () => {
    await openOrderAt('review', orderOf({ status: 'DISPATCHED' }))
    await screen.findByRole('button', { name: 'To the orders' })
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
    await press('To the orders')
    expect(await screen.findByRole('tab', { name: /^To pick/ })).toBeOnTheScreen()
  })
})
