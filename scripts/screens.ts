import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, request, type Browser } from '@playwright/test'
import { type Device } from './screens/device'
import { folder, looks, openDevice, portalLooks, type Look } from './screens/studio'
import { pastOrders } from './screens/takeHistory'
import { walkAsLead, walkAsPicker } from './screens/walk'
import { walkAmongPeople } from './screens/walkAmongPeople'
import { walkThroughPortal } from './screens/walkThroughPortal'
import { walkThroughTools } from './screens/walkThroughTools'
import { getDemoSetup } from './support/demoStore'
import { chromiumFlags, getChromium } from './support/findChromium'
import { launchService } from './support/launchService'
import { placeOrder, type WantedOrder } from './support/placeOrder'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

/** `npm run screens`: a picture of every screen in every look, of the app and the portal that `npm start` serves. */
runScript(async () => {
  await mkdir(folder, { recursive: true })
  const key = randomBytes(24).toString('base64url')
  const tote = await launchService({ script: 'start', env: { PORTAL_KEY: key }, timeLimitMs: 600_000 })
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  const http = await request.newContext()
  try {
    const store = await getDemoSetup(http, 'picker', tote.url)
    const place = (wanted: WantedOrder) => placeOrder(http, { url: tote.url, key }, store, wanted)
    for (const wanted of pastOrders) await place(wanted)
    for (const look of looks) {
      await takeAll(browser, tote.url, look, (device) => walkAsPicker(device, place))
      await takeAll(browser, tote.url, look, walkAsLead)
      await takeAll(browser, tote.url, look, walkThroughTools)
      await takeAll(browser, tote.url, look, (device) => walkAmongPeople(device, key))
    }
    for (const look of portalLooks) {
      await takeAll(browser, tote.url, look, (device) => walkThroughPortal(device, key))
    }
  } finally {
    await http.dispose()
    await browser.close()
    await tote.stop()
  }
  console.log(`The pictures are in ${path.relative(repositoryRoot, folder)}.`)
})

async function takeAll(
  browser: Browser,
  url: string,
  look: Look,
  walk: (device: Device) => Promise<void>,
): Promise<void> {
  const device = await openDevice(browser, url, look)
  await walk(device)
  await device.page.close()
}
