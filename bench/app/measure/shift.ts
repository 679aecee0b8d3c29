import { formatSetupCode } from '@/domain/setup/setupCode'
import { type Order } from '@/domain/contract/order'
import { type CannedStore } from '../cannedStore'
import { PICKER, setupFor, type Device } from '../device'
import { codesOf, makeOrders } from '../orders'

const BETWEEN_SCANS_MS = 100

/** Picks and sends the store's orders from the list, one after another; for each one that leaves another one comes. */
export async function finishOrders(
  device: Device,
  store: CannedStore,
  orders: Order[],
  count: number,
): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    await finishOrder(device, orders)
    const next = makeOrders(1, 1 + (nth % 2))
    orders.push(...next)
    await store.add(next)
  }
}

/** As a picker does it: opened from the list, scanned, reviewed, sent. */
async function finishOrder({ page, scan }: Device, orders: readonly Order[]): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: /^K7-/ }).first().click()
  await press('Start picking')
  await page.getByRole('progressbar').first().waitFor()
  const order = orders.find(({ order_id }) => page.url().includes(order_id))
  if (order === undefined) throw new Error(`The store has no such order: ${page.url()}`)
  await scan(codesOf(order), BETWEEN_SCANS_MS)
  await press('Review')
  const hold = page.getByRole('button', { name: 'Hold: ready for pickup' })
  await hold.hover()
  await page.mouse.down()
  await page.getByRole('heading', { name: 'Ready for pickup' }).waitFor()
  await page.mouse.up()
  await press('To the orders')
}

/** Signs out in the settings, and in again by the code. */
export async function signInAgain({ page }: Device, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Set-up code').fill(formatSetupCode(setupFor(url)))
  await page.getByLabel('Your name').fill(PICKER)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: /^K7-/ }).first().waitFor()
}
