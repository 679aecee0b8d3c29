import { screen, userEvent } from '@testing-library/react-native'
import { type PickAct } from '@/domain/picking/events'
import { forbidden, orderNotFound } from '@/server/problems/refusal'
import { makeOrder } from '../../support/factories'
import { pick, piecesLine, setTo } from '../../support/picks'
import { hold, openOrderAt, press, refuse } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()
const HOLD = 'Hold to cancel'

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(2, { name: 'Milk' })

const openCancel = (acts: readonly PickAct[] = []) =>
  openOrderAt('cancel', makeOrder({ items: [eggs, milk] }), { role: 'lead', acts })

const choose = async (reason: string) => user.press(await screen.findByRole('radio', { name: reason }))

beforeEach(makeScreenTall)

it('tells a picker who can, and offers nothing to hold', async () => {
  const { order } = await openOrderAt('cancel', makeOrder())
  expect(await screen.findByRole('heading', { name: 'Only a team lead can cancel' })).toBeOnTheScreen()
  expect(screen.getByText('Ask your team lead to cancel this order.')).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: HOLD })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Back')
  expect(await screen.findByRole('button', { name: 'Start picking' })).toBeOnTheScreen()
  expect(screen.getByRole('heading', { name: order.order_code })).toBeOnTheScreen()
})

it('says what it means, and wants a reason first', async () => {
  const { service, order } = await openCancel()
  expect(await screen.findByRole('heading', { name: `Cancel ${order.order_code}` })).toBeOnTheScreen()
  expect(screen.getByText('The customer gets no order.')).toBeOnTheScreen()
  expect(screen.getByText('This cannot be undone. 2 items, €12.50.')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: HOLD })).toBeDisabled()
  await hold(HOLD)
  expect(service.sent).toEqual([])

  await choose('Too busy')
  expect(screen.getByRole('radio', { name: 'Too busy' })).toBeChecked()
  expect(screen.getByRole('button', { name: HOLD })).toBeEnabled()
  await user.press(screen.getByRole('button', { name: HOLD }))
  expect(service.sent).toEqual([])
})

it('keeps the order by one tap', async () => {
  const { service } = await openCancel()
  await choose('Too busy')
  await press('Keep order')
  expect(await screen.findByRole('button', { name: 'Start picking' })).toBeOnTheScreen()
  expect(service.sent).toEqual([])
})

it.each([
  ['Store is closed', 'CLOSED'],
  ['Items unavailable', 'ITEM_UNAVAILABLE'],
  ['Too busy', 'TOO_BUSY'],
])('cancels by holding: %s', async (words, reason) => {
  const { service } = await openCancel()
  await choose(words)
  await hold(HOLD)
  expect(await screen.findByText('Cancelled')).toBeOnTheScreen()
  expect(service.sent).toMatchObject([
    { status: 'CANCELLED', cancellation: { reason, cancelled_by: 'VENDOR' } },
  ])
  // What is cancelled can be neither picked nor cancelled once more.
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Start picking' })).toBeNull()
})

it('names what was picked for it and goes back', async () => {
  const { order, restart } = await openCancel([pick(eggs), setTo(milk, 2)])
  await choose('Items unavailable')
  await hold(HOLD)
  await screen.findByText('Cancelled')
  restart(`/orders/${order.order_id}/review`)
  expect(
    await screen.findByRole('heading', { name: 'The order was cancelled. Put the goods back.' }),
  ).toBeOnTheScreen()
  expect(screen.getByText('Eggs')).toBeOnTheScreen()
  expect(screen.getByText('2 ×')).toBeOnTheScreen()
})

describe('the service does not cancel', () => {
  it.each([
    [
      'for a device that may not',
      () => refuse(forbidden()),
      'This device may not do that. Ask your team lead, or sign in again.',
    ],
    [
      'what it knows no longer',
      () => refuse(orderNotFound()),
      'The service no longer has this order. Ask your team lead what to do with the goods.',
    ],
  ])('%s, and says so', async (_, answer, words) => {
    const { service, heard } = await openCancel()
    service.says(answer)
    await choose('Too busy')
    await hold(HOLD)
    expect(await screen.findByRole('alert', { name: words })).toBeOnTheScreen()
    expect(screen.getByText('Needs you')).toBeOnTheScreen()
    expect(heard).toEqual(['refused'])
    expect(screen.queryByText('Cancelled')).toBeNull()
    await press('Keep order')
    expect(await screen.findByRole('button', { name: 'Start picking' })).toBeOnTheScreen()
  })

  it('what was delivered meanwhile, and says that it is too late', async () => {
    const { service } = await openCancel()
    await choose('Too busy')
    service.become({ status: 'DELIVERED' })
    await hold(HOLD)
    expect(
      await screen.findByRole('alert', {
        name: 'This order can no longer be cancelled. It was delivered, collected or cancelled already.',
      }),
    ).toBeOnTheScreen()
    expect(service.sent).toHaveLength(1)
    expect(screen.queryByText('Cancelled')).toBeNull()
  })

  it('while it cannot be reached: the decision is kept, and sent by itself', async () => {
    const { service } = await openCancel()
    service.says(() => Promise.reject(new TypeError('Network request failed')))
    await choose('Too busy')
    await hold(HOLD)
    expect(
      await screen.findByText(/^Saved on this device .+\. It is sent as soon as there is a signal\.$/),
    ).toBeOnTheScreen()
    expect(screen.getByText('Waiting to send')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: HOLD })).toBeNull()
  })
})
