import { screen, userEvent } from '@testing-library/react-native'
import { type Order } from '@/domain/contract/order'
import { type Trouble } from '@/domain/outbox/command'
import { openStore, readCommands } from '../../support/decidedOrders'
import { makeOrder } from '../../support/factories'
import { readEvents } from '../../support/pickerAtWork'
import { pick, piecesLine } from '../../support/picks'
import { hold, press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()
const HOLD = 'Hold to cancel'
const SAVED = /^Saved on this device .+\. It is sent as soon as there is a signal\.$/
const TOO_LATE = 'This order can no longer be cancelled. It was delivered, collected or cancelled already.'

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(1, { name: 'Milk' })
const makeEggs = (more: Partial<Order> = {}) => makeOrder({ items: [eggs], ...more })
const cancelOf = (order: Order) => `/orders/${order.order_id}/cancel`
const alertOf = (name: string) => screen.findByRole('alert', { name })

beforeEach(makeScreenTall)

async function cancelWithoutSignal(order: Order) {
  const picker = await openStore(cancelOf(order), { orders: [order], role: 'lead' })
  await user.press(await screen.findByRole('radio', { name: 'Store is closed' }))
  picker.store.loseSignal()
  await hold(HOLD)
  expect(await screen.findByText(SAVED)).toBeOnTheScreen()
  return picker
}

describe('an order that is cancelled without a signal', () => {
  it('waits on the device, and the team lead may leave', async () => {
    const order = makeEggs()
    const picker = await cancelWithoutSignal(order)
    expect(screen.getByText('Waiting to send')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: HOLD })).toBeNull()
    await press('To the orders')
    await user.press(await screen.findByRole('tab', { name: 'Done' }))
    await press(new RegExp(`^${order.order_code}, Waiting to send\\. Cancelled · saved on this device`))
    expect(await screen.findByText(SAVED)).toBeOnTheScreen()
    expect(picker.store.of(order).sent).toEqual([])
  })

  it('is cancelled once there is a signal, and its page says so', async () => {
    const order = makeEggs()
    const picker = await cancelWithoutSignal(order)
    picker.store.findSignal()
    expect(await screen.findByText('Cancelled')).toBeOnTheScreen()
    expect(await screen.findByRole('button', { name: 'What was done here' })).toBeOnTheScreen()
    expect(picker.store.of(order).sent.map(({ status }) => status)).toEqual(['CANCELLED'])
    expect(await readCommands(picker.journal)).toEqual([])
  })

  it('can still be kept while it waits behind another', async () => {
    const [first, order] = [makeOrder({ items: [milk] }), makeEggs()]
    const decided = [
      { order: first, acts: [pick(milk)], state: 'unsure' as const },
      { order, role: 'lead' as const },
    ]
    const given = { orders: [first, order], decided, role: 'lead' as const, signal: 'lost' as const }
    const picker = await openStore(cancelOf(order), given)
    await screen.findByText(SAVED)
    await press('Keep order')
    expect((await readCommands(picker.journal)).map(({ orderId }) => orderId)).toEqual([first.order_id])
  })

  it('is too late for an order that was collected meanwhile; that is understood by keeping it', async () => {
    const order = makeEggs({ status: 'READY_FOR_PICKUP' })
    const picker = await cancelWithoutSignal(order)
    picker.store.of(order).become({ status: 'DELIVERED' })
    picker.store.findSignal()
    expect(await alertOf(TOO_LATE)).toBeOnTheScreen()
    expect(picker.heard).toEqual(['refused'])
    await press('Keep order')
    expect(await screen.findByText('Delivered')).toBeOnTheScreen()
    expect(await readCommands(picker.journal)).toEqual([])
    const events = await readEvents(picker.journal, order.order_id)
    expect(events.map(({ type }) => type)).toEqual(['end-decided', 'end-withdrawn'])
  })
})

describe('a cancellation that needs a person', () => {
  async function openTrouble(trouble: Trouble) {
    const order = makeEggs()
    const decided = [{ order, role: 'lead' as const, state: 'needs-you' as const, trouble }]
    const picker = await openStore(cancelOf(order), { orders: [order], decided, role: 'lead' })
    return { picker, order }
  }

  it.each<[string, Trouble, string]>([
    ['too late', { kind: 'refused', code: 'INVALID_TRANSITION', faults: [] }, TOO_LATE],
    [
      'refused',
      { kind: 'refused', code: 'THE_MOON_IS_FULL', faults: [] },
      'The service refused this. Ask your team lead for help.',
    ],
    [
      'gone',
      { kind: 'gone' },
      'The service no longer has this order. Ask your team lead what to do with the goods.',
    ],
  ])('%s: says so, and the order is kept', async (_, trouble, words) => {
    const { picker } = await openTrouble(trouble)
    expect(await alertOf(words)).toBeOnTheScreen()
    await press('Keep order')
    expect(await screen.findByRole('button', { name: /^(Start|Go on) picking$/ })).toBeOnTheScreen()
    expect(await readCommands(picker.journal)).toEqual([])
  })

  it('not allowed: is tried again', async () => {
    const { picker, order } = await openTrouble({ kind: 'forbidden' })
    await alertOf('This device may not do that. Ask your team lead, or sign in again.')
    await press('Try again')
    expect(await screen.findByText('Cancelled')).toBeOnTheScreen()
    expect(picker.store.of(order).sent).toHaveLength(1)
  })
})

it('an order that was finished here is not cancelled behind its back', async () => {
  const order = makeEggs()
  const decided = [{ order, acts: [pick(eggs)] }]
  await openStore(cancelOf(order), { orders: [order], decided, role: 'lead', signal: 'lost' })
  expect(await alertOf('This order was ended here before: Ready for pickup.')).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Keep order' })).toBeNull()
})

it('a full disk: says so, and the order is not taken for cancelled', async () => {
  const order = makeEggs()
  const picker = await openStore(cancelOf(order), { orders: [order], role: 'lead' })
  await user.press(await screen.findByRole('radio', { name: 'Too busy' }))
  picker.journal.write = () => Promise.reject(new Error('QuotaExceededError'))
  await hold(HOLD)
  expect(await alertOf('This device could not save that. Free some space, then try again.')).toBeOnTheScreen()
  expect(picker.heard).toEqual(['refused'])
  expect(picker.store.of(order).sent).toEqual([])
})
