import { type Page } from '@playwright/test'
import { getDemoCode, STORE } from '@/scripts/support/demoStore'
import { isKept } from './support/isKept'
import { expect, test } from './support/journey'

/** What the browser itself writes about an answer that is no success, or about none. */
const refusedAnswers = [/Failed to load resource/]

/** Everything after the address: what somebody types who reads a code aloud. */
const fragmentOf = (code: string) => code.slice(code.indexOf('#'))

async function signInAsPicker(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try as picker' }).click()
  await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
}

const orderCards = (page: Page) => page.getByRole('button', { name: /^K7-\d+/ })

async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, `nothing of ${page.url()} lies beside the screen`).toBeLessThanOrEqual(0)
}

test('a picker signs in, looks at an order, and signs out', async ({ page }) => {
  await signInAsPicker(page)
  await expect(page).toHaveTitle(`${STORE} · Tote`)
  await expect(page.getByText(/^To pick \d+$/)).toBeVisible()

  const first = orderCards(page).first()
  await expect(first).toContainText('12 items · 2 by weight · rider collects')
  await expect(first).toContainText(/late/)
  await first.click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/oat drink, barista, 1 L/)).toBeVisible()
  await expect(page.getByText('“Not too ripe, please.”')).toBeVisible()
  await expect(page).toHaveTitle(/^K7-\d+ · Tote$/)

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(orderCards(page).first()).toBeVisible()
  await page.goForward().catch(() => undefined)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: STORE })).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('Sam', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Set-up code')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toMatch(/token|Sam/)

  await page.goto('/orders')
  await expect(page.getByLabel('Set-up code')).toBeVisible()
})

test('a team lead types a set-up code, with the keyboard alone', async ({ page, request }) => {
  const code = fragmentOf(await getDemoCode(request, 'lead'))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try as picker' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try as picker' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Try as picker' })).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Set-up code')).toBeFocused()
  await page.keyboard.insertText(`${code.slice(0, 40)} ${code.slice(40)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Type your name first.')
  await page.getByLabel('Set-up code').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.keyboard.insertText('Mira')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
})

test.describe('a set-up link', () => {
  test('asks before the device is set up', async ({ page, request }) => {
    await page.goto(`/setup${fragmentOf(await getDemoCode(request, 'picker'))}`)
    await expect(page.getByText(`Set up this device for ${STORE}?`)).toBeVisible()
    await expect(page.getByText(new URL(page.url()).origin)).toBeVisible()
    await page.getByLabel('Your name').fill('Mira')
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(orderCards(page).first()).toBeVisible()
    expect(page.url()).not.toContain('#')
  })

  test('says where the device works now, and leaves it there', async ({ page }) => {
    await signInAsPicker(page)
    await page.goto('/setup#c=market-hall&v=store-7&t=x&n=Store%20%26%20more')
    await expect(page.getByText('Set up this device for Store & more?')).toBeVisible()
    await expect(page.getByText(`This device already works for ${STORE}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
  })
})

test.describe('what goes wrong', () => {
  test.use({ expectedConsoleErrors: refusedAnswers })

  test('a wrong code, a wrong token: one sentence each', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Your name').fill('Mira')
    await page.getByLabel('Set-up code').fill('4006381333931')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('This is not a set-up code.')

    await page.getByLabel('Set-up code').fill('#c=market-hall&v=store-12&t=nobody')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('The service does not accept this code.')
  })

  test('a token that is revoked ends the session, and who it was goes on', async ({ page, request }) => {
    await signInAsPicker(page)
    await page.route('**/v2/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'revoked' } }),
    )
    // It asks by itself, and nobody can press a button of the screen that goes with the first answer.
    await expect(page.getByRole('alert')).toContainText('The service no longer accepts this device.')
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('tote_')
    await page.unroute('**/v2/**')
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Sam')
    await page.getByLabel('Set-up code').fill(fragmentOf(await getDemoCode(request, 'picker')))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(orderCards(page).first()).toBeVisible()
  })

  test('the service cannot be reached, then it can', async ({ page }) => {
    await page.goto('/')
    await page.route('**/v2/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Try as picker' }).click()
    await expect(page.getByRole('alert')).toContainText('The service cannot be reached.')
    await page.unroute('**/v2/**')
    await page.getByRole('button', { name: 'Try as picker' }).click()
    await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
  })

  test('a captive portal answers instead', async ({ page }) => {
    await page.goto('/')
    await page.route('**/v2/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
    )
    await page.getByRole('button', { name: 'Try as picker' }).click()
    await expect(page.getByRole('alert')).toContainText('Something else answered instead of the service.')
  })

  test('the line drops while the list is open: it stays, and says since when', async ({ page, context }) => {
    await signInAsPicker(page)
    await expect(orderCards(page).first()).toBeVisible()
    await isKept(page)
    // It asks by itself, too: between two steps the button may have another name already.
    const refresh = page.getByRole('button', { name: /Refresh now$/ })
    await expect(refresh).toHaveAccessibleName('Live. Refresh now')
    await context.setOffline(true)
    await refresh.click()
    await expect(page.getByText(/^Offline since \d/)).toBeVisible()
    await expect(orderCards(page).first()).toBeVisible()
    await orderCards(page).first().click()
    await expect(page.getByText(/oat drink, barista, 1 L/)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()

    await context.setOffline(false)
    await refresh.click()
    await expect(refresh).toHaveAccessibleName('Live. Refresh now')
  })
})

const looks = [
  { name: 'a narrow handheld', use: { viewport: { width: 320, height: 568 } } },
  { name: 'a dark room', use: { viewport: { width: 360, height: 720 }, colorScheme: 'dark' } },
  { name: 'Arabic', use: { viewport: { width: 320, height: 568 }, locale: 'ar-EG' } },
  { name: 'a desk', use: { viewport: { width: 1280, height: 800 }, locale: 'de-DE' } },
] as const

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use)

    test('shows every screen whole', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button')).toHaveCount(4)
      await page.getByRole('button').first().click()
      await expect(orderCards(page).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await orderCards(page).first().click()
      await expect(page.getByText(/oat drink, barista, 1 L/)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.goto('/settings')
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.goto('/setup#c=a&v=b&t=c')
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('as the device is set', () => {
  test.use({ colorScheme: 'dark', locale: 'ar-EG' })

  test('the page is dark, speaks Arabic and reads from the right', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'جرّب كمجهّز طلبات' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})
