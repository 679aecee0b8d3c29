import { randomBytes } from 'node:crypto'
import { chromium, request, type APIRequestContext, type Page } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { OAT_BARISTA } from '@/server/demo/catalog/wellKnown'
import { getDemoSetup } from '../support/demoStore'
import { chromiumFlags, getChromium } from '../support/findChromium'
import { holdButton } from '../support/holdButton'
import { launchService } from '../support/launchService'
import { makeDevice } from '../support/makeDevice'
import { placeOrder } from '../support/placeOrder'
import { scan } from '../support/scanner'
import { readStored } from './storedInPage'

const PICKER = 'Quirina'

/** What was left behind by somebody who set a device up, picked an order and signed out. */
export type DrivenSession = {
  /** By what each is; never printed. */
  secrets: { token: string; phone: string; comment: string; portalKey: string }
  whileSignedIn: Record<string, string>
  afterSignOut: Record<string, string>
  /** All that the page and the service said meanwhile, the service as talkative as it can be. */
  console: string
  log: string
}

type Places = { profile: string; temporary: string }

/** Drives the real app on the real service. Whatever browser and service write meanwhile, they write into these places. */
export async function driveSession({ profile, temporary }: Places): Promise<DrivenSession> {
  const portalKey = randomBytes(24).toString('base64url')
  const tote = await launchService({
    script: 'start',
    env: { PORTAL_KEY: portalKey, LOG_LEVEL: 'debug', TMPDIR: temporary },
    timeLimitMs: 600_000,
  })
  const http = await request.newContext()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: getChromium(),
    args: chromiumFlags(),
    env: { ...process.env, TMPDIR: temporary },
    baseURL: tote.url,
    viewport: { width: 360, height: 720 },
    locale: 'en-GB',
  })
  let said = ''
  context.on('console', (message) => {
    said += `${message.text()}\n`
  })
  try {
    const { order, token, setupCode, comment } = await prepare(http, tote.url, portalKey)
    const page = context.pages()[0] ?? (await context.newPage())
    await setUp(page, setupCode)
    await pick(page, order)
    const whileSignedIn = await readStored(context, page)
    await sendOff(page)
    await provoke(http, tote.url, token, order)
    await signOut(page)
    const afterSignOut = await readStored(context, page)
    return {
      secrets: { token, phone: order.customer.phone_number, comment, portalKey },
      whileSignedIn,
      afterSignOut,
      console: said,
      log: tote.output(),
    }
  } finally {
    await context.close()
    await http.dispose()
    await tote.stop()
  }
}

/** A customer with a wish, and a device that has just been unpacked. */
async function prepare(http: APIRequestContext, url: string, key: string) {
  const store = await getDemoSetup(http, 'picker', url)
  const comment = `Ring for Ottilie ${randomBytes(6).toString('hex')}`
  const order = await placeOrder(http, { url, key }, store, {
    delivery: 'PLATFORM',
    comment,
    items: [{ sku: OAT_BARISTA, quantity: 1 }],
  })
  const device = await makeDevice(http, { url, key }, { name: 'Driven' })
  return { order, comment, ...device }
}

async function setUp(page: Page, setupCode: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Set-up code').fill(setupCode)
  await page.getByLabel('Your name').fill(PICKER)
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: /^To pick/ }).waitFor()
}

/** The customer's wish is read, and the one thing on the list goes into the cart. */
async function pick(page: Page, { order_id: orderId, items }: Order): Promise<void> {
  await page.goto(`/orders/${orderId}`)
  await page.getByText(/Ottilie/).waitFor()
  await page.goto(`/orders/${orderId}/pick`)
  await page.getByText('0 of 1 done').waitFor()
  await scan(page, ...(items[0]?.barcode.slice(0, 1) ?? []))
  await page.getByText('Everything is decided').waitFor()
}

async function sendOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await holdButton(page, page.getByRole('button', { name: 'Hold: ready for pickup' }))
  await page.getByRole('heading', { name: 'Ready for pickup' }).waitFor()
}

/** What goes wrong is what gets logged: a broken body with a customer in it, and a token in an address. */
async function provoke(http: APIRequestContext, url: string, token: string, order: Order): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const address = `${url}/v2/chains/market-hall/orders/${order.order_id}`
  await http.put(address, { headers, data: Buffer.from(`{"customer": "${order.customer.phone_number}"`) })
  await http.put(address, { headers, data: { items: [{ sku: order.customer.phone_number }] } })
  await http.get(`${url}/v2/${encodeURIComponent(token)}?token=${encodeURIComponent(token)}`, { headers })
  await http.get(address, { headers: { Authorization: `Bearer ${token}-and-more` } })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Set-up code').waitFor()
}
