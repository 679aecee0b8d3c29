import { type APIRequestContext } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { signals } from '@/domain/feedback/signals'
import { getDemoSetup, readOrders } from '@/scripts/support/demoStore'
import { scan } from '@/scripts/support/scanner'
import { codes } from './support/codes'
import { hold } from './support/hold'
import { expect, test } from './support/journey'
import { typeAmount } from './support/keypad'
import { readStored } from './support/readStored'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

/** The order that holds exactly these goods. */
async function findOrder(request: APIRequestContext, ...names: RegExp[]): Promise<Order> {
  const orders = await readOrders(request)
  const found = orders.find(
    ({ items }) =>
      items.length === names.length && names.every((name) => items.some((line) => name.test(line.name))),
  )
  if (found === undefined) throw new Error(`No order has just ${names.join(', ')}`)
  return found
}

test('an order that a rider collects is checked, finished and stored as it was picked', async ({
  page,
  request,
}) => {
  const order = await findOrder(request, /Coffee/i, /barista/)
  const coffee = order.items.find(({ name }) => /coffee/i.test(name))
  const oat = order.items.find(({ name }) => /barista/.test(name))
  if (!coffee || !oat) throw new Error('The demo has changed')
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/pick`)
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await scan(page, ...codes(oat))
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: 'Not found', exact: true }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()

  await expect(page.getByText('1 in cart')).toBeVisible()
  await expect(page.getByText('1 not found', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/Checked \d/)).toBeVisible()

  // A tap is not enough.
  await page.getByRole('button', { name: 'Hold: ready for pickup' }).click()
  await page.waitForTimeout(300)
  expect((await readStored(request, order.order_id)).status).toBe('RECEIVED')

  // Nothing is picked behind somebody's back.
  await scan(page, coffee.barcode[0] ?? '')
  await expect(page.getByText('1 not found', { exact: true }).last()).toBeVisible()

  await page.evaluate(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (pattern) => felt.push(pattern) > 0
  })
  await hold(page, 'Hold: ready for pickup')
  await expect(page.getByRole('heading', { name: 'Ready for pickup' })).toBeVisible()
  await page.waitForTimeout(300)
  const felt = await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)
  expect(felt, 'the end feels like one, and like nothing else').toEqual([
    [...signals['order-complete'].vibrationMs],
  ])
  const stored = await readStored(request, order.order_id)
  expect(stored.status).toBe('READY_FOR_PICKUP')
  expect(stored.items.map(({ sku, status }) => [sku, status]).sort()).toEqual(
    [
      [coffee.sku, 'NOT_FOUND'],
      [oat.sku, 'IN_CART'],
    ].sort(),
  )
  await expect(page.getByRole('button', { name: /^Start K7-/ })).toBeVisible()
})

test('an order that the store delivers is dispatched', async ({ page, request }) => {
  const order = await findOrder(request, /Bananas/, /Edam/, /Spaghetti/, /passata/)
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/pick`)
  await expect(page.getByText('0 of 4 done')).toBeVisible()
  for (const line of order.items.filter(({ pricing }) => pricing.pricing_type === 'UNIT')) {
    await scan(page, ...codes(line))
  }
  await expect(page.getByText('3 of 4 done')).toBeVisible()
  await page.getByRole('button', { name: 'Weigh', exact: true }).first().click()
  await typeAmount(page, '0.82')
  await page.getByRole('button', { name: 'Put in cart' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByText('0.80 → 0.82 kg')).toBeVisible()
  await hold(page, 'Hold: dispatched')
  await expect(page.getByRole('heading', { name: 'Dispatched' })).toBeVisible()
  const stored = await readStored(request, order.order_id)
  expect(stored.status).toBe('DISPATCHED')
  expect(stored.items.find(({ pricing }) => pricing.pricing_type === 'KG')?.pricing.weight).toBe(0.82)
})

test('a team lead cancels with a reason; a picker is told who can', async ({ page, request }) => {
  const order = await findOrder(request, /Toilet/i, /Orange/i)
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/cancel`)
  await expect(page.getByText('Only a team lead can cancel')).toBeVisible()
  await page.evaluate(() => window.localStorage.clear())

  await signIn(page, 'team lead')
  await page.goto(`/orders/${order.order_id}`)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByRole('button', { name: 'Hold to cancel' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Items unavailable' }).click()
  await hold(page, 'Hold to cancel')
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  const stored = await readStored(request, order.order_id)
  expect(stored.status).toBe('CANCELLED')
  expect(stored.cancellation).toMatchObject({ reason: 'ITEM_UNAVAILABLE', cancelled_by: 'VENDOR' })
})

test('a picker is stopped when somebody else ends the order', async ({ page, request }) => {
  const order = await findOrder(request, /eggs/, /Sourdough/, /vanilla/)
  const eggs = order.items.find(({ name }) => /eggs/.test(name))
  if (!eggs) throw new Error('The demo has changed')
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/pick`)
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await scan(page, ...codes(eggs))
  await expect(page.getByText('1 of 3 done')).toBeVisible()

  const { chainId, token } = await getDemoSetup(request, 'lead')
  await request.put(`/v2/chains/${chainId}/orders/${order.order_id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { status: 'CANCELLED', items: [], cancellation: { reason: 'CLOSED' } },
  })
  await expect(page.getByRole('heading', { name: /The order was cancelled/ })).toBeVisible()
  await expect(page.getByText('Back to the shelf')).toBeVisible()
  await expect(page.getByText(eggs.name)).toBeVisible()
})
