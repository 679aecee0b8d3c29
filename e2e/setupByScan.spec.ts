import { type Page } from '@playwright/test'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { STORE } from '@/scripts/support/demoStore'
import { chromiumFlags, getChromium } from '@/scripts/support/findChromium'
import { scan } from '@/scripts/support/scanner'
import { makeFakeCamera, printQr } from './support/fakeCamera'
import { expect, test as journey } from './support/journey'
import { makeDeviceToken, readQr, type SetupSheet } from './support/setupSheet'

/** A browser whose camera sees the QR code of the portal's page. */
const test = journey.extend<object, { sheet: SetupSheet }>({
  sheet: [
    async ({ playwright }, use) => {
      // A browser of its own: the one of the journeys starts with the film, which this makes.
      const office = await playwright.chromium.launch({
        executablePath: getChromium(),
        args: chromiumFlags(),
      })
      const page = await office.newPage({ baseURL: process.env.TOTE_JOURNEYS_URL })
      const sheet = await makeDeviceToken(page, { name: 'Handheld by scan', store: STORE })
      await office.close()
      await use(sheet)
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, sheet }, use) => {
      const camera = await makeFakeCamera(printQr(readQr(sheet)))
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera.flags] })
      await camera.remove()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: { width: 360, height: 720 }, permissions: ['camera'] })

const codeField = (page: Page) => page.getByLabel('Set-up code')
const nameField = (page: Page) => page.getByLabel('Your name')

/** To the letter. A code holds a token, so no failure may print it. */
async function expectCode(page: Page, { code }: SetupSheet) {
  const isThere = async () => (await codeField(page).inputValue()) === code
  await expect.poll(isThere, 'the field holds the code').toBe(true)
}

async function expectOrders(page: Page) {
  await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
  await expect(page.getByRole('button', { name: /^K7-\d+/ }).first()).toBeVisible()
}

test('a device is set up with its camera, from the QR code on the portal’s page', async ({ page, sheet }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Scan code' }).click()
  await expectCode(page, sheet)
  await expect(page.getByRole('region', { name: 'Camera' })).toHaveCount(0)
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toBeInViewport()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.keyboard.type('Mira', { delay: 100 })
  await page.keyboard.press('Enter')
  await expectOrders(page)
})

test('a scanner types the same code wherever the focus is, and it signs in', async ({ page, sheet }) => {
  // As long as such a code gets, with every sign that it may have.
  expect(sheet.code.length).toBeGreaterThan(150)
  expect(['[A-Z]', '://', '#', '&', '%'].filter((sign) => !new RegExp(sign).test(sheet.code))).toEqual([])
  expect(parseSetupCode(sheet.code, undefined).kind).toBe('ok')

  await page.goto('/')
  await expect(codeField(page)).toBeVisible()
  await scan(page, '4006381333931')
  await expect(page.getByRole('alert')).toContainText('This is not a set-up code.')
  await expect(codeField(page)).toHaveValue('4006381333931')

  await codeField(page).fill('')
  await codeField(page).focus()
  await scan(page, sheet.code)
  await expectCode(page, sheet)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveValue('')

  await scan(page, '4006381333931')
  await expect(page.getByRole('alert')).toContainText('This is not a set-up code.')
  await expect(nameField(page)).toHaveValue('')

  await page.keyboard.type('Mira', { delay: 100 })
  await expect(nameField(page)).toHaveValue('Mira')
  await scan(page, sheet.code)
  await expectOrders(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('Mira', { exact: true })).toBeVisible()
})
