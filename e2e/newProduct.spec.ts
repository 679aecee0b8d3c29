import { type APIRequestContext, type Page } from '@playwright/test'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { productListSchema, type Product } from '@/domain/contract/product'
import { getDemoSetup } from '@/scripts/support/demoStore'
import { scan } from '@/scripts/support/scanner'
import { isKept } from './support/isKept'
import { typeAmount } from './support/keypad'
import { expect, STRICT_STORE, test } from './support/scenario'
import { signIn } from './support/signIn'
import { watchArrivals } from './support/watchArrivals'

test.use({
  viewport: { width: 360, height: 720 },
  locale: 'en-GB',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 403/],
})

const HERE = 'store-12'

let made = 0
/** A code that no product has. */
function freshCode(): string {
  made += 1
  return withCheckDigit(
    `9528${String(Date.now() % 1_000_000).padStart(6, '0')}${String(made).padStart(2, '0')}`,
  )
}

/** What a store has under a sku, straight from the service. */
async function findStored(
  request: APIRequestContext,
  sku: string,
  { store = HERE, token }: { store?: string; token?: string } = {},
): Promise<Product | undefined> {
  const lead = await getDemoSetup(request, 'lead')
  const answer = await request.get(`/v2/chains/${lead.chainId}/vendors/${store}/catalog?query_term=${sku}`, {
    headers: { Authorization: `Bearer ${token ?? lead.token}` },
  })
  return productListSchema.parse(await answer.json()).products.find((product) => product.sku === sku)
}

async function openForm(page: Page, code?: string): Promise<void> {
  await page.goto(`/products/new${code === undefined ? '' : `?barcode=${code}`}`)
  await expect(page.getByLabel('Barcode', { exact: true })).toBeVisible()
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name (English)').fill(name)
  await page.getByRole('button', { name: /^Category/ }).click()
  await page.getByLabel('Search the categories').fill('a')
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('button', { name: /^Price of a piece/ }).click()
  await typeAmount(page, '4.75')
  await page.getByRole('button', { name: 'Take it' }).click()
}

const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true }).click()

/** The page of the task that was just written. */
async function expectResult(page: Page, words: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}$/)
  await expect(page.getByText(words).first()).toBeVisible()
}

test('a code that nobody knows becomes a product of the store', async ({ page, request }) => {
  const code = freshCode()
  await signIn(page, 'team lead')
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await scan(page, code)
  await page.getByRole('button', { name: 'Create it' }).click()
  await expect(page.getByLabel('SKU')).toHaveValue(code)
  await create(page)
  await expect(page.getByText('Type a name in at least one language.')).toBeVisible()
  await expect(page.getByText('Choose a category.')).toBeVisible()
  await expect(page.getByText('Set a price.')).toBeVisible()
  await fillIn(page, 'Quince paste')
  await page.getByLabel('Name (Deutsch)').fill('Quittenbrot')

  await page.reload()
  await expect(page.getByLabel('Name (English)')).toHaveValue('Quince paste')
  await expect(page.getByRole('heading', { name: 'What will be' })).toBeVisible()
  await create(page)
  await expectResult(page, 'Created')
  expect(await findStored(request, code)).toMatchObject({
    sku: code,
    barcodes: [code],
    translations: { en_GB: 'Quince paste', de_DE: 'Quittenbrot' },
    price: 4.75,
    pricing_type: 'UNIT',
    active: true,
    maximum_sales_quantity: null,
  })

  await openForm(page)
  await expect(page.getByLabel('Name (English)')).toHaveValue('')
  // The catalog on this device is older than the product: only the service can say.
  await scan(page, code)
  await fillIn(page, 'Quince paste')
  await create(page)
  await expectResult(page, 'Was there already')
})

test('without a signal it waits on the device, over a restart, and is created once', async ({
  page,
  context,
  request,
}) => {
  const code = freshCode()
  await signIn(page, 'team lead')
  await openForm(page, code)
  await fillIn(page, 'Medlar jelly')
  await isKept(page)
  const arrived = watchArrivals(context, 'POST')
  await context.setOffline(true)
  await create(page)
  await expectResult(page, 'Waiting to send')
  await page.reload()
  await expectResult(page, 'Waiting to send')
  expect(await findStored(request, code)).toBeUndefined()

  await context.setOffline(false)
  await expectResult(page, 'Created')
  expect(await findStored(request, code)).toMatchObject({ title: 'Medlar jelly', price: 4.75 })
  expect(arrived.filter((url) => url.endsWith('/catalog'))).toHaveLength(1)
})

test('a team lead of one store cannot fill the shelves of another, and is told so', async ({
  page,
  request,
  partner,
}) => {
  const code = freshCode()
  await signIn(page, 'team lead')
  await openForm(page, code)
  await fillIn(page, 'Rhubarb')
  await page.getByRole('radio', { name: 'These stores' }).click()
  await page.getByLabel('Ids of the stores').fill(STRICT_STORE)
  await create(page)
  await expectResult(page, /may not do that/)
  const chain = await partner.portal.makeToken({ kind: 'chain', name: 'New products' })
  expect(await findStored(request, code, { store: STRICT_STORE, token: chain.token })).toBeUndefined()
})

test('with a token of the whole chain it goes to all stores', async ({ page, request, partner }) => {
  const code = freshCode()
  const { chainId, token } = await partner.portal.makeToken({ kind: 'chain', name: 'New products' })
  await page.goto(`/setup#c=${chainId}&v=${HERE}&r=lead&u=EUR&n=Store%2012&t=${token}`)
  await page.getByLabel('Your name').fill('Mira')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('tab', { name: /^To pick/ })).toBeVisible()
  await openForm(page, code)
  await fillIn(page, 'Sea buckthorn')
  await page.getByRole('radio', { name: 'All stores of the chain' }).click()
  await create(page)
  await expectResult(page, 'Created')
  for (const store of [HERE, STRICT_STORE])
    expect(await findStored(request, code, { store, token })).toMatchObject({ title: 'Sea buckthorn' })
})

test('a code of a known product leads there instead', async ({ page }) => {
  await signIn(page, 'team lead')
  await openForm(page, '9521031100022')
  await expect(page.getByText(/^This store has that code already/)).toBeVisible()
  await page.getByRole('button', { name: /^Open / }).click()
  await expect(page).toHaveURL(/\/products\/MH-/)
})

test('a picker is told that a team lead can', async ({ page }) => {
  await signIn(page)
  await page.goto('/products/new?barcode=9521031100015')
  await expect(page.getByText('Only a team lead can create products')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeHidden()
})
