import { screen, userEvent, waitFor, waitForElementToBeRemoved } from '@testing-library/react-native'
import { type Fault } from '@/domain/contract/error'
import { type Order } from '@/domain/contract/order'
import { type Trouble } from '@/domain/outbox/command'
import { type EndDifference } from '@/domain/outbox/compareEnd'
import { brokenCart, forbidden, orderNotFound } from '@/server/problems/refusal'
import { openStore, readCommands } from '../../support/decidedOrders'
import { makeOrder } from '../../support/factories'
import { readEvents } from '../../support/pickerAtWork'
import { pick, piecesLine } from '../../support/picks'
import { hold, press, refuse } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()
const HOLD = 'Hold: ready for pickup'
const SAVED = /^Saved on this device .+\. It is sent as soon as there is a signal\.$/

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(1, { name: 'Milk' })
const makeEggs = () => makeOrder({ items: [eggs] })
const makeMilk = () => makeOrder({ items: [milk] })

const reviewOf = (order: Order) => `/orders/${order.order_id}/review`
const findReady = () => screen.findByRole('heading', { name: 'Ready for pickup' })
const alertOf = (name: string | RegExp) => screen.findByRole('alert', { name })

beforeEach(makeScreenTall)

describe('an order that is finished without a signal', () => {
  async function finishWithoutSignal() {
    const order = makeEggs()
    const next = makeMilk()
    const picker = await openStore(reviewOf(order), { orders: [order, next], acts: [pick(eggs)] })
    await screen.findByRole('button', { name: HOLD })
    await waitFor(() => expect(picker.store.isListed()).toBe(true))
    picker.store.loseSignal()
    await hold(HOLD)
    expect(await screen.findByText(SAVED)).toBeOnTheScreen()
    return { picker, order, next }
  }

  it('is done for the picker, who goes on with the next one', async () => {
    const { picker, next } = await finishWithoutSignal()
    expect(await findReady()).toBeOnTheScreen()
    expect(screen.getByText('Waiting to send')).toBeOnTheScreen()
    expect(picker.heard).toEqual(['order-complete'])
    expect(screen.getByRole('button', { name: 'To the orders' })).toBeOnTheScreen()
    await press(`Start ${next.order_code}`)
    expect(await screen.findByText('0 of 1 done')).toBeOnTheScreen()
  })

  it('is sent once when there is a signal', async () => {
    const { picker, order } = await finishWithoutSignal()
    expect(picker.store.of(order).sent).toEqual([])
    picker.store.findSignal()
    await waitForElementToBeRemoved(() => screen.queryByText('Waiting to send'))
    expect(await findReady()).toBeOnTheScreen()
    expect(picker.store.of(order).sent.map(({ status }) => status)).toEqual(['READY_FOR_PICKUP'])
    expect(await readCommands(picker.journal)).toEqual([])
  })

  it('is still told after the app was closed, where not even the order can be read', async () => {
    const { picker, order } = await finishWithoutSignal()
    picker.restart(reviewOf(order))
    expect(await screen.findByText(SAVED)).toBeOnTheScreen()
    expect(await findReady()).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: order.order_code })).toBeOnTheScreen()
  })

  it('is not picked any more: who comes back to the picking is led to the end', async () => {
    const { picker, order } = await finishWithoutSignal()
    picker.store.of(order).says(() => new Response(null, { status: 503 }))
    picker.store.findSignal()
    picker.restart(`/orders/${order.order_id}/pick`)
    expect(await screen.findByText(SAVED)).toBeOnTheScreen()
    expect(picker.heard).toEqual(['order-complete'])
  })
})

describe('changing what waits behind another order', () => {
  async function openWaiting() {
    const [first, second] = [makeMilk(), makeEggs()]
    const decided = [
      { order: first, acts: [pick(milk)], state: 'unsure' as const },
      { order: second, acts: [pick(eggs)] },
    ]
    const orders = [first, second]
    const picker = await openStore(reviewOf(second), { orders, decided, signal: 'lost' })
    await screen.findByText(SAVED)
    return { picker, second }
  }

  it('opens the cart again, and nothing of it is sent', async () => {
    const { picker, second } = await openWaiting()
    picker.store.findSignal()
    picker.restart(reviewOf(second))
    picker.store.loseSignal()
    await press('Change it')
    picker.store.findSignal()
    expect(await readEvents(picker.journal, second.order_id)).toContainEqual(
      expect.objectContaining({ type: 'end-withdrawn' }),
    )
    picker.restart(reviewOf(second))
    expect(await screen.findByRole('button', { name: HOLD })).toBeEnabled()
    await waitFor(async () => expect(await readCommands(picker.journal)).toEqual([]))
    expect(picker.store.of(second).sent).toEqual([])
  })

  it('comes too late once another tab has sent it', async () => {
    const { picker } = await openWaiting()
    const [, waiting] = await readCommands(picker.journal)
    if (waiting === undefined) throw new Error('Nothing waits')
    await picker.journal.write({ command: { ...waiting, state: 'unsure' } })
    await press('Change it')
    expect(await alertOf('Too late to change it. It is being sent, or was sent already.')).toBeOnTheScreen()
    expect(picker.heard).toEqual(['refused'])
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
    expect(await readCommands(picker.journal)).toHaveLength(2)
  })
})

describe('a decision that needs a person', () => {
  async function openTrouble(trouble: Trouble) {
    const order = makeEggs()
    const decided = [{ order, acts: [pick(eggs)], state: 'needs-you' as const, trouble }]
    const picker = await openStore(reviewOf(order), { orders: [order], decided })
    expect(await screen.findByText('Needs you')).toBeOnTheScreen()
    expect(screen.queryByRole('heading', { name: 'Ready for pickup' })).toBeNull()
    return { picker, order }
  }
  const MAY_NOT = 'This device may not do that. Ask your team lead, or sign in again.'

  it('since the device may not: it is sent once more when somebody wants that', async () => {
    const { picker, order } = await openTrouble({ kind: 'forbidden' })
    expect(await alertOf(MAY_NOT)).toBeOnTheScreen()
    await press('Try again')
    expect(await findReady()).toBeOnTheScreen()
    expect(picker.store.of(order).sent).toHaveLength(1)
  })

  it('since the device may not: it is taken back', async () => {
    const { picker } = await openTrouble({ kind: 'forbidden' })
    await press('Take it back')
    expect(await screen.findByRole('button', { name: HOLD })).toBeEnabled()
    expect(await readCommands(picker.journal)).toEqual([])
  })

  it('since the order is gone: it leaves the list once that is understood', async () => {
    const { picker } = await openTrouble({ kind: 'gone' })
    await alertOf('The service no longer has this order. Ask your team lead what to do with the goods.')
    await press('Understood')
    expect(await screen.findByRole('tab', { name: 'Done' })).toBeOnTheScreen()
    expect(await readCommands(picker.journal)).toEqual([])
  })

  it('since it was refused for no reason that a picker could put right', async () => {
    await openTrouble({ kind: 'refused', code: 'THE_MOON_IS_FULL', faults: [] })
    expect(await alertOf('The service refused this. Ask your team lead for help.')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen()
    expect(screen.queryByText(/MOON/)).toBeNull()
  })

  it('since a line is wrong: the fault stands there, and its way first takes the decision back', async () => {
    const fault: Fault = { path: 'items[0].pricing.quantity', code: 'QUANTITY_OUT_OF_RANGE', message: '' }
    const { picker } = await openTrouble({ kind: 'refused', code: 'INVALID_CART', faults: [fault] })
    await alertOf('The service does not take this cart yet. Put right what is marked.')
    await press('Change the number')
    expect(await screen.findByRole('button', { name: 'One less: Eggs' })).toBeOnTheScreen()
    expect(await readCommands(picker.journal)).toEqual([])
    expect(picker.heard).toEqual([])
  })
})

describe('an order that somebody else has ended meanwhile', () => {
  async function comeBack(changes: Partial<Order>) {
    const order = makeEggs()
    const picker = await openStore(reviewOf(order), { orders: [order], acts: [pick(eggs)] })
    await screen.findByRole('button', { name: HOLD })
    picker.store.loseSignal()
    await hold(HOLD)
    await screen.findByText(SAVED)
    picker.store.of(order).become(changes)
    picker.store.findSignal()
    return { picker, order }
  }
  const cancelledBy = (who: string): Partial<Order> => ({
    status: 'CANCELLED',
    cancellation: { reason: null, cancelled_by: who },
  })

  it.each([
    ['CUSTOMER', 'The customer cancelled this order. Put the goods back.'],
    ['LOGISTICS', 'The delivery service cancelled this order. Put the goods back.'],
    ['VENDOR', 'The store cancelled this order. Put the goods back.'],
    ['SOMEBODY_NEW', 'This order was cancelled. Put the goods back.'],
  ])('cancelled by %s: says so with what goes back, and never that it is ready', async (who, words) => {
    const { picker, order } = await comeBack(cancelledBy(who))
    expect(await screen.findByRole('heading', { name: words })).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Back to the shelf' })).toBeOnTheScreen()
    expect(screen.getByText('Eggs')).toBeOnTheScreen()
    expect(screen.queryByText('Ready for pickup')).toBeNull()
    expect(picker.heard).toEqual(['order-complete', 'refused'])

    await press('Understood')
    expect(await screen.findByRole('button', { name: 'To the orders' })).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull()
    expect(await readCommands(picker.journal)).toEqual([])
    const events = await readEvents(picker.journal, order.order_id)
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['end-decided', 'end-withdrawn'])
  })

  it('finished with another cart: says what differs', async () => {
    await comeBack({ status: 'READY_FOR_PICKUP', items: [{ ...eggs, status: 'NOT_FOUND' }] })
    await screen.findByRole('heading', {
      name: 'Somebody else has finished this order. Put your goods back.',
    })
    expect(screen.getByRole('heading', { name: 'What differs' })).toBeOnTheScreen()
    expect(screen.getByText('You: 1 ×')).toBeOnTheScreen()
    expect(screen.getByText('They: not found')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Understood' })).toBeOnTheScreen()
  })

  it.each<[string, Omit<EndDifference, 'sku' | 'name'>, string, string]>([
    ['a weight', { mine: { status: 'IN_CART', weightKg: 1.04 } }, 'You: 1.04 kg', 'They: not there'],
    [
      'a price that was set',
      { mine: { status: 'IN_CART', quantity: 2, totalPrice: 3 }, theirs: { status: 'REPLACED' } },
      'You: 2 × · €3.00',
      'They: replaced',
    ],
    [
      'what is still open',
      { theirs: { status: 'NOT_PROCESSED' }, mine: { status: 'ADDITION' } },
      'You: in the cart',
      'They: still open',
    ],
  ])('writes down %s', async (_, difference, mine, theirs) => {
    const order = makeEggs()
    const trouble = {
      kind: 'ended-otherwise' as const,
      status: 'READY_FOR_PICKUP' as const,
      differences: [{ sku: 'eggs', name: 'Eggs', ...difference }],
    }
    const decided = [{ order, acts: [pick(eggs)], state: 'needs-you' as const, trouble }]
    await openStore(reviewOf(order), { orders: [order], decided, signal: 'lost' })
    expect(await screen.findByText(mine)).toBeOnTheScreen()
    expect(screen.getByText(theirs)).toBeOnTheScreen()
  })
})

it('says what the service answers while nobody is without a signal', async () => {
  const order = makeEggs()
  const picker = await openStore(reviewOf(order), { orders: [order], acts: [pick(eggs)] })
  for (const refusal of [forbidden(), orderNotFound(), brokenCart([])]) {
    picker.store.of(order).says(() => refuse(refusal))
    await hold(HOLD)
    await screen.findByText('Needs you')
    if (refusal.status === 404) return
    await press('Take it back')
  }
})

it('the check needs a signal, and says that finishing does not', async () => {
  const order = makeEggs()
  const picker = await openStore(reviewOf(order), { orders: [order], acts: [pick(eggs)] })
  await screen.findByRole('button', { name: HOLD })
  picker.store.loseSignal()
  await press('Check')
  expect(await alertOf('No signal to check it now. You can finish without the check.')).toBeOnTheScreen()
  expect(picker.heard).toEqual(['refused'])
  expect(screen.getByRole('button', { name: HOLD })).toBeEnabled()
})

it('a full disk: says so, and the order is not taken for finished', async () => {
  const order = makeEggs()
  const picker = await openStore(reviewOf(order), { orders: [order], acts: [pick(eggs)] })
  await screen.findByRole('button', { name: HOLD })
  const write = picker.journal.write
  picker.journal.write = () => Promise.reject(new Error('QuotaExceededError'))
  await hold(HOLD)
  expect(await alertOf('This device could not save that. Free some space, then try again.')).toBeOnTheScreen()
  expect(picker.heard).toEqual(['refused'])
  expect(picker.store.of(order).sent).toEqual([])
  picker.journal.write = write
  await user.press(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('1 of 1 done')).toBeOnTheScreen()
})
