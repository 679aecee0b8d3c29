import { type Order, type OrderLine } from '@/domain/contract/order'
import { budgets } from '@/scripts/budgets'
import { awaitWay } from '@/scripts/support/awaitWay'
import { readOrders } from '@/scripts/support/demoStore'
import { scan } from '@/scripts/support/scanner'
import { barcodeOf, labelOf } from './support/codes'
import { expect, test } from './support/journey'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const lineOf = (order: Order, name: RegExp): OrderLine => {
  const line = order.items.find((item) => name.test(item.name))
  if (line === undefined) throw new Error(`No line is called ${name}`)
  return line
}

const orderOf = async (orders: Promise<Order[]>, lines: number): Promise<Order> => {
  const found = (await orders).find((order) => order.items.length === lines)
  if (found === undefined) throw new Error(`No order has ${lines} lines`)
  return found
}

test('a picker picks twelve lines by scan, with everything that goes wrong on the way', async ({
  page,
  request,
}) => {
  const orders = await readOrders(request)
  const order = await orderOf(Promise.resolve(orders), 12)
  const [bananas, chicken, chocolate] = [/Bananas/, /Chicken/, /chocolate/].map((name) => lineOf(order, name))
  if (!bananas || !chicken || !chocolate) throw new Error('The demo has changed')

  await signIn(page)
  await page.getByRole('button', { name: `Start ${order.order_code}` }).click()
  await expect(page.getByText('0 of 12 done')).toBeVisible()
  await awaitWay(page, order.order_id)

  // A wrong item: the whole screen says so, and the next right scan goes on.
  const vanilla = orders.flatMap(({ items }) => items).find(({ name }) => /oat drink, vanilla/.test(name))
  if (vanilla === undefined) throw new Error('The demo has changed')
  await scan(page, barcodeOf(vanilla))
  const stop = page.getByRole('alertdialog', { name: 'Not in this order' })
  await expect(stop.getByText(vanilla.name)).toBeVisible()
  await expect(stop.getByText('You need: Bananas, loose')).toBeVisible()

  // Weighed by the label of the scale.
  await scan(page, labelOf(bananas, 1_040))
  await expect(stop).toHaveCount(0)
  await expect(page.getByText('1 of 12 done')).toBeVisible()
  // What is done stands below, and is drawn for who looks there; the next scan leads back to the top.
  await page
    .getByRole('button', { name: /Pick it next$/ })
    .first()
    .hover()
  await page.mouse.wheel(0, 4_000)
  await expect(page.getByRole('button', { name: /^Bananas, loose In cart/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weigh Bananas, loose: 1.04 kg' })).toBeVisible()

  // Weighed by hand: the shelf's own code asks for it, a slipped point is named.
  await scan(page, barcodeOf(chicken))
  await expect(page.getByRole('heading', { name: chicken.name })).toBeVisible()
  for (const key of ['6', '1']) await page.getByRole('button', { name: key, exact: true }).click()
  await expect(page.getByText('Check the decimal point. Do you mean 0.61 kg?')).toBeVisible()
  await page.getByRole('button', { name: 'Take 0.61 kg' }).click()
  await expect(page.getByText('2 of 12 done')).toBeVisible()

  // Taken back, and put in again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 12 done')).toBeVisible()
  await scan(page, labelOf(chicken, 610))
  await expect(page.getByText('2 of 12 done')).toBeVisible()

  const rest = order.items.filter((line) => ![bananas, chicken, chocolate].includes(line))
  for (const line of rest) {
    for (let piece = 0; piece < line.pricing.quantity; piece += 1) await scan(page, barcodeOf(line))
  }
  await expect(page.getByText('11 of 12 done')).toBeVisible()

  // The last one is not there, then looked for once more and found.
  await expect(page.getByRole('heading', { name: chocolate.name })).toBeVisible()
  await page.getByRole('button', { name: 'Not found', exact: true }).click()
  await expect(page.getByText('Everything is decided')).toBeVisible()
  await page.getByRole('button', { name: 'Look again for 1 item' }).click()
  await expect(page.getByText('11 of 12 done')).toBeVisible()
  for (let piece = 0; piece < chocolate.pricing.quantity; piece += 1) await scan(page, barcodeOf(chocolate))
  await expect(page.getByText('12 of 12 done')).toBeVisible()
  await expect(page.getByText('Everything is decided')).toBeVisible()

  // Closed and opened again, the order is as it was.
  await page.reload()
  await expect(page.getByText('12 of 12 done')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('tab', { name: 'Picking 1' }).click()
  await expect(page.getByText('12 of 12 picked by you')).toBeVisible()
})

test('six scans as fast as a scanner types are six', async ({ page, request }) => {
  const order = await orderOf(readOrders(request), 2)
  const oat = (await readOrders(request))
    .filter(({ items }) => items.length === 2)
    .find(({ items }) => items.some(({ name }) => /barista/.test(name)))
  if (oat === undefined) throw new Error(`${order.order_code} is not the one`)
  await signIn(page)
  await page.goto(`/orders/${oat.order_id}/pick`)
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  const line = lineOf(oat, /barista/)
  await scan(page, ...Array.from({ length: line.pricing.quantity }, () => barcodeOf(line)))
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await expect(page.getByText(`${line.name} is complete`)).toBeVisible()
})

test('a scan never lands in a text field, and what a person types does', async ({ page }) => {
  await signIn(page, 'team lead')
  await page.getByRole('button', { name: 'Settings' }).click()
  const field = page.getByLabel('How the scales print')
  const before = await field.inputValue()
  await field.click()
  await page.keyboard.press('End')
  await scan(page, '9521031100015')
  await page.waitForTimeout(200)
  await expect(field).toHaveValue(before)
  await page.keyboard.type(' 23IIIIIWWWWWC', { delay: 90 })
  await expect(field).toHaveValue(`${before} 23IIIIIWWWWWC`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('a scan presses no button that has the focus', async ({ page, request }) => {
  const order = await orderOf(readOrders(request), 5)
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/pick`)
  await expect(page.getByText('0 of 5 done')).toBeVisible()
  await page.getByRole('button', { name: 'Not found', exact: true }).focus()
  const juice = order.items.find(({ barcode }) => barcode.length > 0)
  if (juice === undefined) throw new Error('The demo has changed')
  await scan(page, barcodeOf(juice))
  await expect(page.getByText(new RegExp(`${juice.name}(:| is complete)`))).toBeVisible()
  await expect(page.getByText(/not found/)).toHaveCount(0)
})

test('the picking screen fits the smallest handheld', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const order = await orderOf(readOrders(request), 12)
  await signIn(page)
  await page.goto(`/orders/${order.order_id}/pick`)
  await expect(page.getByText(/of 12 done/)).toBeVisible()
  await scan(page, barcodeOf(lineOf(order, /Bananas/)))
  // The whole keypad is in sight without scrolling, and nothing lies beside the screen.
  await expect(page.getByRole('button', { name: 'Decimal point' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Put in cart' })).toBeInViewport({ ratio: 1 })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})

test('the keys of a scan stay with who listens for scans', async ({ page, request }) => {
  const order = await orderOf(readOrders(request), 12)
  await signIn(page)
  await page.getByRole('button', { name: `Start ${order.order_code}` }).click()
  await expect(page.getByText('0 of 12 done')).toBeVisible()
  await page.evaluate(() => {
    const heard: string[] = []
    for (const name of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(name, (event) => heard.push(event.type), true)
    Object.assign(window, { heard })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await page.keyboard.press('a')
  expect(await heard(), 'a key that a person presses is heard').toEqual(['keydown', 'keypress'])

  const before = (await heard()).length
  await page.waitForTimeout(200)
  await scan(page, barcodeOf(lineOf(order, /Chicken/)))
  await expect(page.getByRole('heading', { name: /Chicken/ })).toBeVisible()
  expect((await heard()).length - before).toBeLessThanOrEqual(budgets.keyEventsOfAScan)
})
