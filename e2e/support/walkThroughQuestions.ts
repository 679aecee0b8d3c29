import { type Page } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { type Device } from '@/scripts/screens/device'
import { scan } from '@/scripts/support/scanner'
import { codes } from './codes'
import { openLine, startPicking } from './flows'
import { getLine, goods } from './goods'
import { expect } from './journey'
import { type WantedOrder } from './portal'

/** One code on two lines, and a customer who wants to be called. */
export const orderWithQuestions: WantedOrder = {
  delivery: 'PLATFORM',
  items: [
    { sku: goods.oatDrink, quantity: 1 },
    { sku: goods.oatDrink, quantity: 2, instructions: 'For the neighbour' },
    { sku: goods.chicken, weight: 0.6, replacement_preference: { kind: 'CALL_ME', skus: [] } },
  ],
}

/** What lies over the lists of a picker, and what they say when there is little to say. */
export async function walkThroughQuestions({ page, open, take }: Device, order: Order): Promise<void> {
  const [oat, chicken] = [getLine(order, goods.oatDrink), getLine(order, goods.chicken)]
  await giveCamera(page)
  await page.getByRole('tab', { name: /^Picking/ }).click()
  await take('orders-none-begun')
  await page.getByRole('tab', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Orders of the last 60 days' }).waitFor()
  await take('orders-done')

  await startPicking(page, order)
  await scan(page, ...codes(oat).slice(0, 1))
  await page.getByRole('dialog').waitFor()
  await take('choose-line')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: `${oat.name}: 0/1` }).click()
  await take('line')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await page.getByRole('button', { name: 'Allow camera' }).waitFor()
  await take('camera-ask')
  await page.getByRole('button', { name: 'Allow camera' }).click()
  await page.getByText('Hold the barcode inside the frame').waitFor()
  await take('camera')
  await page.getByRole('button', { name: 'Close camera' }).click()
  for (const done of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Not found', exact: true }).click()
    await expect(page.getByText(`${done} of 3 done`)).toBeVisible()
  }
  await openLine(page, chicken.name)
  await take('line-not-found')
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await page.getByLabel('Search the store').fill('no such thing')
  await page.getByText('Nothing found.').waitFor()
  await take('search-nothing')
  await page.getByLabel('Search the store').fill('salmon')
  await page.getByText('dearer than the original').first().waitFor()
  await take('search-dearer')

  await open('/orders?tab=picking', page.getByText('3 of 3 picked by you'))
  await take('orders-begun')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').waitFor()
  await take('sign-out')

  // Last, since the browser's own question about the call lies over the page from then on.
  await open(`/orders/${order.order_id}/replace/${chicken._id}`, page.getByLabel('Search the store'))
  await page.getByRole('button', { name: 'Call customer' }).click()
  await page.getByRole('dialog').waitFor()
  await take('call')
}

/** One that sees nothing. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seeNothing = () => {
      const canvas = document.createElement('canvas')
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height), 100)
      return Promise.resolve(canvas.captureStream())
    }
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: seeNothing })
  })
}
