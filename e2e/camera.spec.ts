import { type APIRequestContext } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { readOrders } from '@/scripts/support/demoStore'
import { makeFakeCamera, printEan13 } from './support/fakeCamera'
import { expect, test as journey } from './support/journey'

const PRODUCT = /oat drink, barista, 1 L/
const LINES = 12

type Packet = { barcode: string; order: Order }

/** The order with twelve lines, as its picker sees it, and the barcode on the packet that it asks for. */
async function findPacket(request: APIRequestContext): Promise<Packet> {
  for (const order of await readOrders(request)) {
    const line = order.items.find(({ name }) => PRODUCT.test(name))
    const barcode = line?.barcode.find((each) => /^\d{13}$/.test(each))
    if (order.items.length === LINES && barcode !== undefined) return { barcode, order }
  }
  throw new Error('The demo has no order of twelve lines with the oat drink')
}

/** A browser whose camera sees that packet. It is known before the browser starts, since its flags name the film. */
const test = journey.extend<object, { packet: Packet }>({
  packet: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.TOTE_JOURNEYS_URL })
      await use(await findPacket(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, packet }, use) => {
      const camera = await makeFakeCamera(printEan13(packet.barcode))
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera.flags] })
      await camera.remove()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: { width: 360, height: 720 }, permissions: ['camera'] })

test('a picker scans with the camera and the packet is counted', async ({ page, packet }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try as picker' }).click()
  await page.getByRole('button', { name: new RegExp(`^${packet.order.order_code}`) }).click()
  await expect(page.getByText(PRODUCT)).toBeVisible()

  await page.getByRole('button', { name: 'Start picking' }).click()
  await page.getByRole('button', { name: 'Scan' }).click()
  const camera = page.getByRole('region', { name: 'Camera' })
  await expect(camera).toBeVisible()
  await expect(camera.getByText('Hold the barcode inside the frame')).toBeVisible()
  await expect(page.getByText('1 / 3').first()).toBeVisible()

  // The packet stays before the lens and is seen nine times a second: it is still one packet.
  await page.waitForTimeout(2_000)
  await expect(page.getByText('1 / 3').first()).toBeVisible()

  await camera.getByRole('button', { name: 'Close camera' }).click()
  await expect(camera).toHaveCount(0)
})
