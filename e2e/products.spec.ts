import { type APIRequestContext, type Page } from '@playwright/test'
import { scan } from '@/scripts/support/scanner'
import { isKept } from './support/isKept'
import { typeAmount } from './support/keypad'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'
import { changeProduct, readProduct } from './support/storedProducts'
import { openCatalog } from './support/storeTools'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

/** Nobody else's journey orders it. 3.29 */
const peanutButter = 'MH-10029'
/** 4.99 */
const honey = 'MH-10026'
/** On promotion. */
const orangeJuice = 'MH-10018'

test.afterEach(async ({ request }) => {
  await changeProduct(request, { sku: peanutButter, price: 3.29, active: true, maximum_sales_quantity: 6 })
})

async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto(`/products/${sku}`)
  await expect(page.getByText(sku, { exact: true })).toBeVisible()
}

/** The largest page that the contract allows. */
const PAGE_SIZE = 500

/** The end of the address of the last page of the store's catalog. */
async function lastPage(request: APIRequestContext): Promise<string> {
  const { countProducts } = await openCatalog(request)
  return `/catalog?page=${Math.ceil((await countProducts()) / PAGE_SIZE)}&page_size=${PAGE_SIZE}`
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a team lead finds a product and changes its price, its most per order and its stock', async ({
  page,
  request,
}) => {
  await signIn(page, 'team lead')
  await button(page, 'Settings').click()
  await button(page, 'Products').click()
  await page.getByLabel('Search by name, number or barcode').fill('peanut butter, cr')
  await page.getByRole('button', { name: /peanut butter, crunchy/i }).click()
  await expect(page.getByText('€3.29').filter({ visible: true })).toBeVisible()

  await button(page, 'Change price').click()
  await typeAmount(page, '3.49')
  await button(page, 'Set').click()
  await expect(page.getByText('€3.49').filter({ visible: true }).first()).toBeVisible()
  await expect.poll(async () => (await readProduct(request, peanutButter)).price).toBe(3.49)

  await button(page, 'Change most per order').click()
  await typeAmount(page, '4')
  await button(page, 'Set').click()
  await expect.poll(async () => (await readProduct(request, peanutButter)).maximum_sales_quantity).toBe(4)

  await button(page, 'Out of stock').click()
  await button(page, 'Until I say').click()
  await expect(button(page, 'Back in stock')).toBeVisible()
  await expect.poll(async () => (await readProduct(request, peanutButter)).active).toBe(false)
  await button(page, 'Back in stock').click()
  await expect(button(page, 'Out of stock')).toBeVisible()
  await expect.poll(async () => (await readProduct(request, peanutButter)).active).toBe(true)
  expect(await readProduct(request, peanutButter)).toMatchObject({ price: 3.49, maximum_sales_quantity: 4 })
})

test('a price that moves by more than 35 % is asked about once more, in words', async ({ page, request }) => {
  await signIn(page, 'team lead')
  await openProduct(page, peanutButter)
  await button(page, 'Change price').click()
  await typeAmount(page, '32.9')
  await button(page, 'Set').click()
  await expect(page.getByText('It was €3.29 and will be €32.90: 900 % more.')).toBeVisible()
  await button(page, 'No, change it').click()
  expect((await readProduct(request, peanutButter)).price).toBe(3.29)
  for (const _ of '32.9') await button(page, 'Delete').click()
  await typeAmount(page, '2')
  await button(page, 'Set').click()
  await expect(page.getByText('It was €3.29 and will be €2.00: 39 % less.')).toBeVisible()
  await button(page, 'Yes, €2.00').click()
  await expect.poll(async () => (await readProduct(request, peanutButter)).price).toBe(2)
})

test.describe('without a signal', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a change waits on the device, shows what was and what will be, and goes out by itself', async ({
    page,
    context,
    request,
  }) => {
    await signIn(page, 'team lead')
    const last = await lastPage(request)
    const catalogIsRead = page.waitForResponse((answer) => answer.url().endsWith(last))
    await page.goto('/products')
    await catalogIsRead
    await page.getByLabel('Search by name, number or barcode').fill('peanut butter, cr')
    await page.getByRole('button', { name: /peanut butter, crunchy/i }).click()
    await expect(page.getByText(peanutButter, { exact: true })).toBeVisible()
    await isKept(page)
    await context.setOffline(true)
    await button(page, 'Change price').click()
    await typeAmount(page, '3.69')
    await button(page, 'Set').click()
    await expect(page.getByText('Price: was €3.29, will be €3.69')).toBeVisible()
    await expect(page.getByText('Waiting to send').filter({ visible: true }).first()).toBeVisible()

    await button(page, 'Back').click()
    const row = page.getByRole('button', { name: /peanut butter, crunchy.*€3\.69.*Waiting to send/i })
    await expect(row).toBeVisible()
    expect((await readProduct(request, peanutButter)).price).toBe(3.29)

    await context.setOffline(false)
    await expect.poll(async () => (await readProduct(request, peanutButter)).price).toBe(3.69)
    await expect(page.getByText('Waiting to send')).toBeHidden()
  })
})

test('out of stock for four hours: the app turns it back on by itself, and says so', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signIn(page, 'team lead')
  await openProduct(page, peanutButter)
  await button(page, 'Out of stock').click()
  await page.getByRole('button', { name: /^For 4 hours: / }).click()
  await expect.poll(async () => (await readProduct(request, peanutButter)).active).toBe(false)
  await expect(page.getByText(/^Comes back into stock by itself: /)).toBeVisible()

  await page.clock.fastForward('03:50:00')
  await expect(button(page, 'Back in stock')).toBeVisible()
  expect((await readProduct(request, peanutButter)).active).toBe(false)
  await page.clock.fastForward('00:15:00')
  await expect(page.getByText(/peanut butter, crunchy.* is back in stock$/i)).toBeVisible()
  expect((await readProduct(request, peanutButter)).active).toBe(true)
  await expect(button(page, 'Out of stock')).toBeVisible()
})

test('whoever turns it back on earlier is not overtaken by the clock', async ({ page, request }) => {
  await signIn(page, 'team lead')
  await openProduct(page, peanutButter)
  await button(page, 'Out of stock').click()
  await page.getByRole('button', { name: /^Until tomorrow: / }).click()
  await expect(page.getByText(/^Comes back into stock by itself: /)).toBeVisible()
  await button(page, 'Back in stock').click()
  await expect(page.getByText(/^Comes back into stock by itself: /)).toBeHidden()
  await expect.poll(async () => (await readProduct(request, peanutButter)).active).toBe(true)
})

test('a picker sees products and stock, and cannot change them', async ({ page, request }) => {
  await signIn(page)
  await button(page, 'Settings').click()
  await expect(button(page, 'Promotions')).toBeHidden()
  await expect(button(page, 'What was sent')).toBeHidden()
  await button(page, 'Products').click()
  await expect(button(page, 'Change many')).toBeHidden()
  await expect(button(page, 'New product')).toBeHidden()
  await openProduct(page, peanutButter)
  await expect(page.getByText('In stock')).toBeVisible()
  for (const name of ['Out of stock', 'Change price', 'Change most per order']) {
    await expect(button(page, name)).toBeHidden()
  }
  expect(await changeProduct(request, { sku: peanutButter, price: 1 }, 'picker')).toBe(403)
  expect((await readProduct(request, peanutButter)).price).toBe(3.29)
})

test('a scan opens its product; an unknown code can be created', async ({ page, request }) => {
  const [code = ''] = (await readProduct(request, honey)).barcodes
  await signIn(page, 'team lead')
  await page.goto('/products')
  await expect(page.getByRole('button', { name: /Open$/ }).first()).toBeVisible()
  await scan(page, '4006381333931')
  await expect(page.getByText('No product of this store has the code 4006381333931.')).toBeVisible()
  await expect(button(page, 'Create it')).toBeVisible()
  await button(page, 'Close').click()
  await scan(page, code)
  await expect(page.getByText(honey, { exact: true })).toBeVisible()
  await expect(page.getByText(code)).toBeVisible()
})

test('a running promotion shows what it costs without it, and until when', async ({ page }) => {
  await signIn(page)
  await openProduct(page, orangeJuice)
  await expect(page.getByText(/^Breakfast week, until /)).toBeVisible()
})

test('the list is narrowed by category and by stock, and goes on as one scrolls', async ({
  page,
  request,
}) => {
  await changeProduct(request, { sku: peanutButter, active: false })
  await signIn(page)
  await page.goto('/products')
  const rows = page.getByRole('button', { name: /Open$/ })
  await expect(rows.first()).toBeVisible()
  const [first = ''] = await rows.allInnerTexts()
  await page.mouse.move(180, 500)
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 3_000)
  await expect(rows.filter({ hasText: first })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -3_000)

  await page.getByRole('button', { name: /^Category: / }).click()
  await page.getByRole('radio', { name: /spreads/i }).click()
  await page.getByRole('radio', { name: 'Out of stock' }).click()
  await expect(rows.filter({ hasText: /peanut butter, crunchy/i })).toBeVisible()
  await page.getByRole('radio', { name: 'In stock' }).click()
  await expect(rows.filter({ hasText: /honey, creamy/i })).toBeVisible()
  await expect(rows.filter({ hasText: /peanut butter, crunchy/i })).toHaveCount(0)
})
