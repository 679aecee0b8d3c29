import { type Page } from '@playwright/test'
import { makeDevice, setupPath } from '../support/makeDevice'
import { scan } from '../support/scanner'
import { type Device } from './device'

const PIN = '7294'
/** Slower than a scanner, or it would be one. */
const TYPING_MS = 150

/** A device that people share: who is there, the PIN, the lock; and the test of its scanner. */
export async function walkAmongPeople(device: Device, portalKey: string): Promise<void> {
  const { page, url, open, take, footer } = device
  const portal = { url, key: portalKey }
  const { setupCode } = await makeDevice(page.request, portal, { name: 'Pictures', shared: true })
  await open(setupPath(setupCode), page.getByRole('heading').first())
  await (await footer(1)).click()
  const key = page.getByRole('button', { name: '5', exact: true })
  // Nobody has joined yet: the first button is for who is new here.
  await page.waitForURL(/sign-in/)
  await page.getByRole('button').first().click()
  await page.getByRole('textbox').fill('Mira')
  await page.getByRole('textbox').press('Enter')
  for (let times = 0; times < 2; times += 1) {
    await key.waitFor()
    await page.waitForTimeout(500)
    await typePin(page)
  }
  await page.getByText('K7-').first().waitFor()

  // A shared device that starts is locked.
  await page.reload()
  await key.waitFor()
  await take('lock')
  await typePin(page)
  await page.getByText('K7-').first().waitFor()

  await open('/settings/scanner', key)
  await typePin(page)
  await key.waitFor({ state: 'hidden' })
  await page.waitForTimeout(1_000)
  await scan(page, '9521031100015', ']E09521031100022')
  await page.getByText('9521031100015').first().waitFor()
  await take('scanner-test')

  await page.reload()
  await key.waitFor()
  await (await footer(1)).click()
  await page.getByText('Mira').first().waitFor()
  await take('people')
}

async function typePin(page: Page): Promise<void> {
  await page.keyboard.type(PIN, { delay: TYPING_MS })
  await page.waitForTimeout(TYPING_MS)
  await page.keyboard.press('Enter')
}
