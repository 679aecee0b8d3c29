import { scan } from '@/scripts/support/scanner'
import { codes } from './support/codes'
import { flows, review, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { hold } from './support/hold'
import { isKept } from './support/isKept'
import { type WantedOrder } from './support/portal'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'
import { watchArrivals } from './support/watchArrivals'

test.use({
  viewport: { width: 360, height: 720 },
  locale: 'en-GB',
  // The browser's own lines about calls that found no network.
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/],
})

const [byRider] = flows

const wanted: WantedOrder = {
  delivery: 'PLATFORM',
  items: [
    { sku: goods.oatDrink, quantity: 2 },
    { sku: goods.sourdough, quantity: 1 },
  ],
}

/** Everything in the cart, and told once. */
const asOrdered = {
  status: 'READY_FOR_PICKUP',
  items: [
    { sku: goods.oatDrink, status: 'IN_CART', quantity: 2, unit_price: 2.29, total_price: 4.58 },
    { sku: goods.sourdough, status: 'IN_CART', quantity: 1, unit_price: 3.95, total_price: 3.95 },
  ],
  subTotal: 8.53,
  events: ['RECEIVED', 'READY_FOR_PICKUP'],
} as const

test('an order is picked and finished without a signal, over a restart, and sent once', async ({
  page,
  context,
  partner,
}) => {
  const order = await partner.takeOrder(wanted)
  const [oat, bread] = [getLine(order, goods.oatDrink), getLine(order, goods.sourdough)]
  await signIn(page)
  await isKept(page)
  await startPicking(page, order)
  await scan(page, ...codes(oat))
  await expect(page.getByText('1 of 2 done')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await scan(page, ...codes(bread))
  await review(page)
  const arrived = watchArrivals(context, 'PUT')
  await hold(page, byRider.hold)
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await page.goto('/')
  await page.getByRole('tab', { name: /^Done/ }).click()
  await expect(page.getByText('Waiting to send')).toBeVisible()
  await expect(page.getByText(/Offline since/)).toBeVisible()
  await expect(page.getByRole('button', { name: /1 to send/ })).toBeVisible()
  await partner.expectUntouched(order)

  await page.reload()
  await context.setOffline(false)
  await expect(page.getByText('Waiting to send')).toBeHidden()
  await partner.expectEnd(order, asOrdered)
  // The service knows it before the browser has heard the answer.
  await expect.poll(() => arrived.filter((url) => url.includes(order.order_id))).toHaveLength(1)
})

test('what a customer cancelled meanwhile is not sent, and the picker is told what to do', async ({
  page,
  context,
  partner,
}) => {
  const order = await partner.takeOrder(wanted)
  await signIn(page)
  await isKept(page)
  await startPicking(page, order)
  await context.setOffline(true)
  for (const line of order.items) await scan(page, ...codes(line))
  await review(page)
  await hold(page, byRider.hold)
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await partner.portal.cancelForCustomer(order.order_id)

  await context.setOffline(false)
  await page.goto('/')
  await page.getByRole('tab', { name: /^Done/ }).click()
  const card = page.getByRole('button').filter({ hasText: order.order_code }).filter({ hasText: 'Needs you' })
  await expect(card).toBeVisible()
  await expect(card).toContainText(/customer/i)
  await card.click()
  await expect(page.getByText('Back to the shelf')).toBeVisible()
  await expect(page.getByRole('heading', { name: byRider.ended })).toBeHidden()
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.goto('/')
  await page.getByRole('tab', { name: /^Done/ }).click()
  await expect(page.getByText('Needs you')).toBeHidden()
})

test('two tabs pick one order together, and it is sent once', async ({ page, context, partner }) => {
  const order = await partner.takeOrder(wanted)
  const [oat, bread] = [getLine(order, goods.oatDrink), getLine(order, goods.sourdough)]
  await signIn(page)
  await startPicking(page, order)
  const second = await context.newPage()
  await startPicking(second, order)
  await scan(page, ...codes(oat))
  await expect(second.getByText('1 of 2 done')).toBeVisible()
  await scan(second, ...codes(bread))
  await expect(page.getByText('Everything is decided')).toBeVisible()

  const arrived = watchArrivals(context, 'PUT')
  await review(second)
  await hold(second, byRider.hold)
  await expect(second.getByRole('heading', { name: byRider.ended })).toBeVisible()
  await partner.expectEnd(order, asOrdered)
  expect(arrived).toHaveLength(1)
})
