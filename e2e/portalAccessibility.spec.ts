import { type Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { goods } from './support/goods'
import { openPortal } from './support/portal'
import { signInToPortal } from './support/portalPages'
import { chainIdSchema } from '@/domain/contract/ids'
import { expect, test } from './support/journey'

const CHAIN = '/portal/chains/market-hall'

/** Every page of the portal, by its address. A page that a link leads to and that is not here fails the journey. */
const PAGES = [
  '/portal/chains',
  '/portal/chains/:id',
  '/portal/chains/:id/deliveries',
  '/portal/chains/:id/deliveries/:id',
  '/portal/chains/:id/inbox',
  '/portal/chains/:id/jobs',
  '/portal/chains/:id/jobs/:id',
  '/portal/chains/:id/orders',
  '/portal/chains/:id/orders/:id',
  '/portal/chains/:id/orders/new',
  '/portal/chains/:id/promotions',
  '/portal/chains/:id/promotions/:id',
  '/portal/chains/:id/stores/new',
  '/portal/chains/:id/tokens',
  '/portal/chains/:id/tokens/:id/revoke',
  '/portal/chains/:id/webhooks',
]

const patternOf = (address: string) =>
  new URL(address).pathname
    .replace(/\/chains\/[^/]+/, '/chains/:id')
    .replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}/g, '/:id')

/** The pages that this one leads to. Files are no pages. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/portal\/chains/.test(pathname))
      .filter(({ pathname }) => !pathname.endsWith('/file'))
      .map(({ href }) => href),
  )

test('no page of the portal keeps anybody out, wherever its links lead', async ({
  page,
  playwright,
  request,
}) => {
  const portal = await openPortal(playwright.request, chainIdSchema.parse('market-hall'))
  const order = await portal.placeOrder('store-12', {
    delivery: 'PLATFORM',
    items: [{ sku: goods.oatDrink, quantity: 1 }],
    outcome: { status: 'CANCELLED', cancelled_by: 'CUSTOMER' },
  })
  const { chainId, token } = await portal.makeToken({ kind: 'chain', name: 'Accessibility' })
  const exported = await request.post(`/v2/chains/${chainId}/vendors/store-12/catalog/export`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(exported.status()).toBe(202)
  await page.goto('/portal/sign-in')
  await expectAccessible(page, 'sign-in')
  await signInToPortal(page)

  const seen = new Set<string>()
  const next = [new URL(`${CHAIN}/orders/${order.order_id}`, page.url()).href, page.url()]
  for (let address = next.shift(); address !== undefined; address = next.shift()) {
    const pattern = patternOf(address)
    if (seen.has(pattern)) continue
    seen.add(pattern)
    await page.goto(address)
    await expectAccessible(page, pattern)
    next.push(...(await linksOf(page)))
  }
  expect([...seen].sort()).toEqual(PAGES)
  await portal.close()
})

test.use({ expectedConsoleErrors: [/Failed to load resource/] })

test('what the forms of the portal answer keeps nobody out', async ({ page }) => {
  await signInToPortal(page)
  await page.goto(`${CHAIN}/stores/new`)
  await page.getByRole('button', { name: 'Open the store' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a form with faults')

  await page.goto(`${CHAIN}/tokens`)
  await page.getByLabel('Name').fill('Till 3')
  await page.getByLabel('What is it for?').selectOption('One device in a store')
  await page.getByLabel('Store', { exact: true }).selectOption('Market Hall, Store 12')
  await page.getByRole('button', { name: 'Make the token' }).click()
  await expect(page.getByRole('img')).toBeVisible()
  await expectAccessible(page, "a device's token with its QR code")

  await page.goto(`${CHAIN}/orders/new?vendor_id=store-12`)
  await page.getByRole('searchbox').fill('gouda')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await expectAccessible(page, 'a test order with a line')

  await page.goto(`${CHAIN}/webhooks`)
  await page.getByRole('button', { name: /test/i }).first().click()
  await expect(page.getByText('204')).toBeVisible()
  await expectAccessible(page, 'the answer to a test event')

  await page.goto('/portal/nothing')
  await expectAccessible(page, 'an address where nothing is')
})
