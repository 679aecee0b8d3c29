import { act, screen } from '@testing-library/react-native'
import { type Order } from '@/domain/contract/order'
import { type PickAct } from '@/domain/picking/events'
import { parseSetupCode } from '@/domain/setup/setupCode'
import * as goods from '@/server/demo/catalog/wellKnown'
import {
  forbidden,
  invalidTransition,
  orderNotFound,
  rateLimited,
  unauthorized,
} from '@/server/problems/refusal'
import { add, onShelf } from '../../support/brought'
import { makeOrder } from '../../support/factories'
import { getDemoOrderOf, getLineOf } from '../../support/pickerAtWork'
import { miss, pick, piecesLine } from '../../support/picks'
import { getDemoCode, serviceUrl } from '../../support/renderApp'
import { openOrderAt, press, refuse } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const CHECKED = /^✓ Checked \d/

beforeEach(makeScreenTall)

describe('the real service', () => {
  /** The demo's order of eggs, bread and two oat drinks, decided but for the bread. A check changes nothing of it. */
  async function openDemoReview(more: (order: Order) => readonly PickAct[]) {
    const order = await getDemoOrderOf(goods.EGGS_10, goods.OAT_VANILLA)
    const [eggs, oat] = [getLineOf(order, goods.EGGS_10), getLineOf(order, goods.OAT_VANILLA)]
    const verdict = parseSetupCode(await getDemoCode('picker'), serviceUrl())
    if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
    return openOrderAt('review', order, {
      acts: [pick(eggs), pick(oat), pick(oat), ...more(order)],
      at: { fetch: (url, init) => fetch(url, init), setup: verdict.setup },
    })
  }
  const missBread = (order: Order) => [miss(getLineOf(order, goods.SOURDOUGH_LOAF))]

  it('takes the cart, which is marked as checked until it changes', async () => {
    const { heard, restart, order } = await openDemoReview(missBread)
    await press('Check')
    expect(await screen.findByText(CHECKED)).toBeOnTheScreen()
    expect(heard).toEqual(['line-complete'])

    restart(`/orders/${order.order_id}/review`)
    expect(await screen.findByText(CHECKED)).toBeOnTheScreen()

    await press('Back')
    await press('Look again for 1 item')
    restart(`/orders/${order.order_id}/review`)
    expect(await screen.findByText('1 item is still open. Go back and decide it.')).toBeOnTheScreen()
    expect(screen.queryByText(CHECKED)).toBeNull()
  })

  it('takes a cart with open lines too, which still cannot be finished', async () => {
    await openDemoReview(() => [])
    await press('Check')
    expect(await screen.findByText(CHECKED)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: /^Hold: / })).toBeDisabled()
  })

  it('names what it does not take, and the cart is not marked as checked', async () => {
    const { heard } = await openDemoReview((order) => [
      ...missBread(order),
      add(1, onShelf('nobody-sells-this', 1, { name: 'Old bag' })),
    ])
    await press('Check')
    expect(await screen.findByText('The store does not have this product any more.')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Take it out' })).toBeOnTheScreen()
    expect(screen.queryByText(CHECKED)).toBeNull()
    expect(heard).toEqual(['refused'])
  })
})

const webPage = () =>
  new Response('<html><body>Sign in to the Wi-Fi</body></html>', { headers: { 'Content-Type': 'text/html' } })

describe('a check that does not come through', () => {
  const eggs = piecesLine(1, { name: 'Eggs' })
  const openReview = () => openOrderAt('review', makeOrder({ items: [eggs] }), { acts: [pick(eggs)] })

  it.each<[string, () => Response | Promise<Response>, string]>([
    [
      'without a network',
      () => Promise.reject(new TypeError('Network request failed')),
      'No signal to check it now. You can finish without the check.',
    ],
    [
      'when the service fails',
      () => Response.json({ code: 'INTERNAL', message: 'It failed' }, { status: 503 }),
      'The service has a problem. Wait a moment, then try again.',
    ],
    [
      'when a Wi-Fi wants a sign-in',
      webPage,
      'Something else answered instead of the service. Check the address and whether this Wi-Fi asks for a sign-in.',
    ],
    [
      'when the answer is no order',
      () => Response.json({ order: 'maybe' }),
      'The service sent something this app does not understand. Update the app, or ask for help.',
    ],
    [
      'when too much was asked',
      () => refuse(rateLimited(7)),
      'The service is busy. Wait 7 seconds, then try again.',
    ],
    [
      'when the token is no longer known',
      () => refuse(unauthorized()),
      'The service no longer accepts this device. Ask your team lead for a new set-up code.',
    ],
    [
      'when this device may not',
      () => refuse(forbidden()),
      'This device may not do that. Ask your team lead for help.',
    ],
    [
      'when the order is gone',
      () => refuse(orderNotFound()),
      'This is no longer there. Go back and look at the list.',
    ],
  ])('%s, says why, and can be tried again', async (_, answer, words) => {
    const { service, heard } = await openReview()
    service.says(answer)
    await press('Check')
    expect(await screen.findByRole('alert', { name: words })).toBeOnTheScreen()
    expect(screen.queryByText(CHECKED)).toBeNull()
    expect(heard).toEqual(['refused'])

    service.says()
    await press('Check')
    expect(await screen.findByText(CHECKED)).toBeOnTheScreen()
    expect(screen.queryByRole('alert', { name: words })).toBeNull()
  })

  it('since nobody answers, says so after a while, and takes no second press until then', async () => {
    const { service } = await openReview()
    service.says(() => new Promise(() => undefined))
    await screen.findByRole('button', { name: 'Check' })
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] })
    try {
      await press('Check')
      expect(await screen.findByRole('button', { name: 'Check, Working' })).toBeDisabled()
      expect(screen.getByRole('button', { name: /^Hold: / })).toBeDisabled()
      await act(() => jest.advanceTimersByTimeAsync(15_000))
    } finally {
      jest.useRealTimers()
    }
    expect(
      screen.getByRole('alert', { name: 'No signal to check it now. You can finish without the check.' }),
    ).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Check' })).toBeEnabled()
  })

  it('since the order was ended elsewhere, shows its end', async () => {
    const { service } = await openReview()
    await screen.findByRole('button', { name: 'Check' })
    service.says(() => refuse(invalidTransition('The order is CANCELLED.')))
    service.become({ status: 'CANCELLED' })
    await press('Check')
    expect(
      await screen.findByRole('heading', { name: 'The order was cancelled. Put the goods back.' }),
    ).toBeOnTheScreen()
  })
})
