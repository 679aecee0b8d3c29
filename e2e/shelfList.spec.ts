import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'
import { scan } from '@/scripts/support/scanner'
import { finish, flows, review, startPicking } from './support/flows'
import { hold } from './support/hold'
import { isKept } from './support/isKept'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'
import { misname, openCatalog } from './support/storeTools'

// What no other journey relies on: spaghetti, passata, peas; coffee and toilet paper.
const [SPAGHETTI, PASSATA, PEAS] = ['MH-10019', 'MH-10020', 'MH-10024'] as const
const [COFFEE, PAPER] = ['MH-10021', 'MH-10023'] as const

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

test.afterEach(async ({ request }) => {
  const catalog = await openCatalog(request)
  await catalog.put([SPAGHETTI, PASSATA, PEAS, COFFEE, PAPER], { active: true })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openShelfList(page: Page): Promise<void> {
  await signIn(page, 'team lead')
  await page.goto('/products/shelf')
  await expect(page.getByText('Scan along the shelf.', { exact: false })).toBeVisible()
  // The shelf must be known before a scan can be a product's.
  await expect(button(page, 'What to do')).toBeDisabled()
}

/** Scans a product on the list and waits until it is there. */
async function list(page: Page, code: string, count: number): Promise<void> {
  await scan(page, code)
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} products?$`) })).toBeVisible()
}

test('three products along the shelf go out of stock and come back as one job', async ({ page, request }) => {
  const catalog = await openCatalog(request)
  const skus = [SPAGHETTI, PASSATA, PEAS]
  const codes = await Promise.all(skus.map((sku) => catalog.codeOf(sku)))
  await openShelfList(page)
  for (const [place, code] of codes.entries()) await list(page, code, place + 1)
  await scan(page, codes[0] ?? '')
  await expect(page.getByText('is on the list already')).toBeVisible()
  await scan(page, '4000000000006')
  await expect(page.getByText('The store knows no product with this code.')).toBeVisible()

  // The list outlives the screen and the app.
  await page.reload()
  await expect(page.getByRole('heading', { name: '3 products' })).toBeVisible()

  await button(page, 'What to do').click()
  await button(page, 'Out of stock').click()
  await button(page, /^Until tomorrow/).click()
  await expect(page.getByRole('heading', { name: /^3 products: Out of stock, Until tomorrow/ })).toBeVisible()
  await button(page, 'Do it now').click()

  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]+$/)
  await expect(page.getByText(/^Back at /)).toBeVisible()
  await expect(page.getByText('Changed')).toHaveCount(3)
  for (const sku of skus) expect((await catalog.read(sku)).active).toBe(false)

  await page.goto('/products/shelf')
  await expect(page.getByText('Scan along the shelf.', { exact: false })).toBeVisible()
  for (const [place, code] of codes.entries()) await list(page, code, place + 1)
  await expect(page.getByText('Out of stock', { exact: true })).toHaveCount(3)
  await button(page, 'What to do').click()
  await button(page, 'Back in stock').click()
  await button(page, 'Do it now').click()
  await expect(page.getByText('Changed')).toHaveCount(3)
  for (const sku of skus) expect((await catalog.read(sku)).active).toBe(true)

  await button(page, 'Back').click()
  await expect(button(page, /3 products/)).toHaveCount(2)
  await expect(page.getByText(/^Back at /), 'the last word is the later one').toHaveCount(0)
})

test('a large price change is asked about once more', async ({ page, request }) => {
  const catalog = await openCatalog(request)
  const { price } = await catalog.read(PEAS)
  await openShelfList(page)
  await list(page, await catalog.codeOf(PEAS), 1)
  await button(page, 'What to do').click()
  await button(page, 'One price for all').click()
  for (const digit of ['9', '9']) await page.getByRole('button', { name: digit, exact: true }).click()
  await button(page, 'Go on').click()
  await expect(page.getByRole('heading', { name: '1 product: Price €99.00' })).toBeVisible()
  await button(page, 'Do it now').click()
  await expect(page.getByText('For 1 product this is more than 35 % off')).toBeVisible()
  await button(page, 'Cancel').click()
  expect((await catalog.read(PEAS)).price).toBe(price)
  await button(page, /^Take off: /).click()
  await expect(page.getByText('Scan along the shelf.', { exact: false })).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('is named on the page of the task and can be tried again', async ({ page, request }) => {
    const catalog = await openCatalog(request)
    const peas = await catalog.read(PEAS)
    await misname(page, PEAS, 'MH-VANISHED')
    await openShelfList(page)
    await list(page, await catalog.codeOf(SPAGHETTI), 1)
    await list(page, peas.barcodes[0] ?? '', 2)
    await button(page, 'What to do').click()
    await button(page, 'Out of stock').click()
    await button(page, 'Until I say').click()
    await button(page, 'Do it now').click()

    await expect(page.getByText('1 not done')).toBeVisible()
    await expect(page.getByText('The store does not have this product.')).toBeVisible()
    await expect(page.getByText(peas.title)).toBeVisible()
    expect((await catalog.read(SPAGHETTI)).active).toBe(false)

    await button(page, 'Try the failed one again').click()
    await expect(page.getByText('Needs you', { exact: true })).toBeVisible()
    await expect(page.getByText('The store does not have this any more.')).toBeVisible()
    await expect(button(page, 'Try again')).toBeVisible()
    await button(page, 'Let go').click()
    await expect(page.getByRole('heading', { name: 'Sent from here' })).toBeVisible()
    await expect(page.getByText('Needs you', { exact: true })).toHaveCount(0)
    await expect(page.getByText('1 not done')).toBeVisible()
  })
})

test('what was not found in an order is marked out of stock in one tap', async ({
  page,
  partner,
  request,
}) => {
  const catalog = await openCatalog(request)
  const order = await partner.takeOrder({
    delivery: 'PLATFORM',
    items: [
      { sku: SPAGHETTI, quantity: 1 },
      { sku: COFFEE, quantity: 1 },
      { sku: PAPER, quantity: 1 },
    ],
  })
  await signIn(page, 'team lead')
  await startPicking(page, order)
  await scan(page, await catalog.codeOf(SPAGHETTI))
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  for (const done of [2, 3]) {
    await page.getByRole('button', { name: 'Not found', exact: true }).first().click()
    await expect(page.getByText(done === 3 ? 'Everything is decided' : `${done} of 3 done`)).toBeVisible()
  }
  await review(page)
  await finish(page, flows[0])
  await button(page, 'Mark 2 items out of stock').click()
  await expect(page.getByText('2 items are out of stock')).toBeVisible()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  for (const sku of [COFFEE, PAPER]) {
    await expect.poll(async () => (await catalog.read(sku)).active).toBe(false)
  }
  expect((await catalog.read(SPAGHETTI)).active).toBe(true)
})

test.describe('without a signal', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|navigator.vibrate/] })

  test('what was not found is marked out of stock while the order waits, and both are counted', async ({
    page,
    partner,
    request,
  }) => {
    const catalog = await openCatalog(request)
    const order = await partner.takeOrder({
      delivery: 'PLATFORM',
      items: [
        { sku: SPAGHETTI, quantity: 1 },
        { sku: COFFEE, quantity: 1 },
      ],
    })
    await signIn(page, 'team lead')
    await isKept(page)
    await startPicking(page, order)
    await scan(page, await catalog.codeOf(SPAGHETTI))
    await page.getByRole('button', { name: 'Not found', exact: true }).first().click()
    await expect(page.getByText('Everything is decided')).toBeVisible()
    await review(page)
    await page.context().setOffline(true)
    await hold(page, 'Hold: ready for pickup')
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()
    await button(page, 'Mark 1 item out of stock').click()
    await expect(page.getByText('1 item is out of stock')).toBeVisible()
    expect((await catalog.read(COFFEE)).active).toBe(true)

    await button(page, 'To the orders').click()
    await expect(button(page, '1 to send. Open the list')).toBeVisible()
    await button(page, '1 change to send. Open the list').click()
    await expect(page.getByRole('heading', { name: 'Sent from here' })).toBeVisible()
    await expect(page.getByText('Waiting to send')).toBeVisible()

    await page.context().setOffline(false)
    await expect(button(page, / Done Out of stock/)).toBeVisible()
    expect((await catalog.read(COFFEE)).active).toBe(false)
    await button(page, 'Back').last().click()
    await expect(button(page, / to send\. Open the list$/)).toHaveCount(0)
  })
})

test('the assortment is exported and saved as a file with every product', async ({ page, request }) => {
  const catalog = await openCatalog(request)
  await signIn(page, 'team lead')
  await page.goto('/tasks')
  await expect(page.getByText('Nothing sent yet')).toBeVisible()
  await button(page, 'Export the assortment').click()
  await expect(button(page, 'Save the file')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the file').click()])
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^assortment-${catalog.vendorId}-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
  )
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines[0]).toBe('sku,barcode,price,active,max_sales_quantity')
  expect(lines).toHaveLength((await catalog.countProducts()) + 1)
  expect(lines.filter((line) => line.startsWith(`${SPAGHETTI},`))).toHaveLength(1)
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible()
})

test('a picker is told that only a team lead changes products', async ({ page }) => {
  await signIn(page)
  for (const address of ['/products/shelf', '/tasks', '/tasks/00000000-0000-4000-8000-000000000000']) {
    await page.goto(address)
    await expect(page.getByText('Only a team lead can change products')).toBeVisible()
  }
})
