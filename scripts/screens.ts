import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, request, type Browser } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { folder, looks, openDevice, signIn, type Look } from './screens/studio'
import { takeCancel } from './screens/takeCancel'
import { orderWorthReviewing, takeEnding } from './screens/takeEnding'
import { pastOrders, takeHistory } from './screens/takeHistory'
import { takePicking } from './screens/takePicking'
import { getDemoSetup } from './support/demoStore'
import { chromiumFlags, getChromium } from './support/findChromium'
import { launchService } from './support/launchService'
import { placeOrder, type WantedOrder } from './support/placeOrder'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

type Place = (wanted: WantedOrder) => Promise<Order>

/** `npm run screens`: a picture of every screen in every look, of the app that `npm start` serves. */
runScript(async () => {
  await mkdir(folder, { recursive: true })
  const key = randomBytes(24).toString('base64url')
  const tote = await launchService({ script: 'start', env: { PORTAL_KEY: key }, timeLimitMs: 600_000 })
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  const http = await request.newContext()
  try {
    const store = await getDemoSetup(http, 'picker', tote.url)
    const place: Place = (wanted) => placeOrder(http, { url: tote.url, key }, store, wanted)
    for (const wanted of pastOrders) await place(wanted)
    for (const look of looks) {
      await takeAsPicker(browser, tote.url, look, place)
      await takeAsLead(browser, tote.url, look)
    }
  } finally {
    await http.dispose()
    await browser.close()
    await tote.stop()
  }
  console.log(`The pictures are in ${path.relative(repositoryRoot, folder)}.`)
})

async function takeAsPicker(browser: Browser, url: string, look: Look, place: Place): Promise<void> {
  const device = await openDevice(browser, url, look)
  const { page, open, take } = device
  await signIn(device, 'picker', () => take('sign-in'))
  await take('orders')
  await page.getByText('K7-').first().click()
  await page.waitForURL(/\/orders\/./)
  await take('order')
  await takePicking(device)
  // Each look ends an order of its own.
  const order = await place(orderWorthReviewing)
  await takeEnding(device, order)
  await takeHistory(device, order)
  await open('/settings', page.getByRole('radio').first())
  await take('settings')
  await page.close()
}

async function takeAsLead(browser: Browser, url: string, look: Look): Promise<void> {
  const device = await openDevice(browser, url, look)
  await signIn(device, 'lead')
  await takeCancel(device)
  await device.page.close()
}
