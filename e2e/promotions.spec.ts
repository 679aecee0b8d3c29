import { type Product } from '@/domain/contract/product'
import { promotedPrice } from '@/domain/promotions/promotedPrice'
import { scan } from '@/scripts/support/scanner'
import { hold } from './support/hold'
import {
  addBySearch,
  describePromotion,
  escape,
  openNewPromotion,
  putPromotion,
  readCatalog,
  setDiscount,
  stopPromotions,
  wasWill,
} from './support/promotions'
import { isKept } from './support/isKept'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'
import { readProduct } from './support/storedProducts'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const names = {
  shelf: 'Journey: two from the shelf',
  offline: 'Journey: cold room',
  missing: 'Journey: one is gone',
  others: 'Journey: everywhere',
  kept: 'Journey: half written',
} as const

test.afterEach(({ request, office }) =>
  stopPromotions(request, office, (name) => Object.values<string>(names).includes(name)),
)

/** From the far end of the catalog, where no other journey shops. */
async function findGoods(read: (query: string) => Promise<Product[]>): Promise<[Product, Product]> {
  const products = await read('page=8&page_size=50')
  const [one, other] = products.filter(
    ({ active, barcodes, price, promotion, pricing_type }) =>
      active && barcodes.length === 1 && price > 1.5 && !promotion && pricing_type === 'UNIT',
  )
  if (one === undefined || other === undefined) throw new Error('The demo has too few goods')
  return [one, other]
}

const codeOf = ({ barcodes: [code = ''] }: Product) => code

test('a team lead promotes two products by scanning, takes one out and stops it', async ({
  page,
  request,
  office,
}) => {
  const [one, other] = await findGoods((query) => readCatalog(request, office.reader, query))
  const priceOf = async ({ sku }: Product) => (await readProduct(request, sku)).price
  const listed = async () =>
    (await office.portal.listPromotions()).find(({ display_name }) => display_name.en_GB === names.shelf)
  await signIn(page, 'team lead')
  await openNewPromotion(page)
  await scan(page, codeOf(one), codeOf(other))
  await expect(page.getByRole('button', { name: /^Take out: / })).toHaveCount(2)
  await scan(page, codeOf(one))
  await expect(page.getByText(`${one.title} is in the list already`)).toBeVisible()

  await describePromotion(page, names.shelf)
  const willBe = promotedPrice(one.price, { subtype: 'PERCENTAGE', value: 20 })
  await expect(page.getByRole('button', { name: wasWill(one.price, willBe) }).first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${escape(other.title)}.*Change discount$`) }).click()
  await setDiscount(page, 'Final price', '1.25')
  await expect(page.getByRole('button', { name: wasWill(other.price, 1.25) })).toBeVisible()
  await page.getByRole('button', { name: 'Send promotion' }).click()

  const card = page.getByRole('button', { name: new RegExp(names.shelf) })
  await expect(card).toContainText('Running')
  await expect(card).toContainText('2 products')
  await expect(card).toContainText('Sent')
  await expect.poll(() => priceOf(one)).toBe(willBe)
  await expect.poll(() => priceOf(other)).toBe(1.25)
  expect(await listed()).toMatchObject({ state: 'Running', products: 2, vendors: ['store-12'] })

  await card.click()
  await expect(page.getByText('Everything was found.')).toBeVisible()
  await page.getByRole('button', { name: `Take out: ${other.title}` }).click()
  await page.getByRole('button', { name: 'Take out', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 product' })).toBeVisible()
  await expect.poll(() => priceOf(other)).toBe(other.price)
  expect(await priceOf(one)).toBe(willBe)
  expect(await listed()).toMatchObject({ state: 'Running', products: 1 })

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(/Name, stores, start and end stay/)).toBeVisible()
  await expect(page.getByLabel('Name in English')).toHaveCount(0)
  await page.getByRole('button', { name: /^For all products/ }).click()
  await setDiscount(page, 'Percent off', '30')
  // What is changed and not sent outlives the page.
  await page.reload()
  await expect(page.getByRole('button', { name: /^For all products/ })).toContainText('30 % off')
  await expect(page.getByText(one.title)).toBeVisible()
  await page.getByRole('button', { name: 'Send change' }).click()
  await expect.poll(() => priceOf(one)).toBe(promotedPrice(one.price, { subtype: 'PERCENTAGE', value: 30 }))

  await hold(page, 'Hold to stop')
  await expect(page.getByText('Cancelled', { exact: true }).last()).toBeVisible()
  await expect.poll(() => priceOf(one)).toBe(one.price)
  expect(await listed()).toMatchObject({ state: 'Cancelled' })
  await expect(page.getByRole('button', { name: 'Hold to stop' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: 'Running' }).click()
  await expect(page.getByText('None in this state')).toBeVisible()
  await page.getByRole('radio', { name: 'Cancelled' }).click()
  await expect(card).toBeVisible()
})

test('what is missing is said at every field at once, and what was written survives a reload', async ({
  page,
  request,
  office,
}) => {
  const [one] = await findGoods((query) => readCatalog(request, office.reader, query))
  await signIn(page, 'team lead')
  await openNewPromotion(page)
  await page.getByRole('button', { name: 'Send promotion' }).click()
  for (const fault of [
    'Not sent. Put right what is marked.',
    'Set a discount.',
    'Add at least one product.',
    'Give it a name in at least one language.',
    'Choose a reason.',
  ]) {
    await expect(page.getByText(fault)).toBeVisible()
  }
  await expect(page.getByText('Write a date like 2026-11-30.')).toHaveCount(2)

  await scan(page, codeOf(one))
  await page.getByRole('button', { name: /^For all products/ }).click()
  await setDiscount(page, 'Amount off', '999')
  await expect(page.getByText('Nothing would be left of the price.')).toBeVisible()
  await page.getByLabel('Name in German').fill(names.kept)
  await page.getByRole('button', { name: 'This weekend' }).click()
  await page.getByRole('button', { name: 'Later: End date' }).click()
  const end = await page.getByLabel('End date', { exact: true }).inputValue()

  await page.goto('/orders')
  await page.goto('/promotions/new')
  await expect(page.getByLabel('Name in German')).toHaveValue(names.kept)
  await expect(page.getByLabel('End date', { exact: true })).toHaveValue(end)
  await expect(page.getByText(one.title)).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Name in German')).toHaveValue('')
  expect(await office.portal.listPromotions()).not.toContainEqual(
    expect.objectContaining({ display_name: { de_DE: names.kept } }),
  )
})

test.describe('without a signal', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|navigator.vibrate/] })

  test('a promotion waits on the device and goes out by itself', async ({ page, request, office }) => {
    const [one] = await findGoods((query) => readCatalog(request, office.reader, query))
    await signIn(page, 'team lead')
    await isKept(page)
    await openNewPromotion(page)
    await addBySearch(page, one.title)
    await page.context().setOffline(true)
    await describePromotion(page, names.offline)
    await page.getByRole('button', { name: 'Send promotion' }).click()
    const card = page.getByRole('button', { name: new RegExp(names.offline) })
    await expect(card).toContainText(/Waiting to send|Sending/)
    await page.reload()
    await expect(card).toContainText(/Waiting to send|Sending/)
    expect((await readProduct(request, one.sku)).price).toBe(one.price)
    await page.context().setOffline(false)
    await expect(card).toContainText('Sent')
    expect((await readProduct(request, one.sku)).price).toBe(
      promotedPrice(one.price, { subtype: 'PERCENTAGE', value: 20 }),
    )
  })
})

test('a product that the store no longer has is named', async ({ page, request, office }) => {
  const [one] = await findGoods((query) => readCatalog(request, office.reader, query))
  const ghost = { ...one, sku: 'MH-GHOST', title: 'Ghost pepper', barcodes: ['9521039999993'] }
  // The device's copy of the catalog is older than the store's.
  await page.route(/\/catalog\?page=1&/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { products: unknown[] }
    await route.fulfill({ response: answer, json: { ...body, products: [...body.products, ghost] } })
  })
  await signIn(page, 'team lead')
  await openNewPromotion(page)
  await addBySearch(page, 'Ghost pepper')
  await addBySearch(page, one.title)
  await describePromotion(page, names.missing)
  await page.getByRole('button', { name: 'Send promotion' }).click()
  const card = page.getByRole('button', { name: new RegExp(names.missing) })
  await expect(card).toContainText('1 not found')
  await card.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not found' })).toHaveText(
    /^Not found in .+: .?Ghost pepper \(MH-GHOST\)/,
  )
  await expect
    .poll(async () => (await readProduct(request, one.sku)).price)
    .toBe(promotedPrice(one.price, { subtype: 'PERCENTAGE', value: 20 }))
})

test.describe('who may not', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] })

  test('other stores are refused in words, and this store can be promoted instead', async ({
    page,
    request,
    office,
  }) => {
    const [one] = await findGoods((query) => readCatalog(request, office.reader, query))
    await signIn(page, 'team lead')
    await openNewPromotion(page)
    await scan(page, codeOf(one))
    await describePromotion(page, names.others)
    await page.getByRole('radio', { name: 'All stores of the chain' }).click()
    await expect(page.getByText(/For others it will need you/)).toBeVisible()
    await page.getByRole('button', { name: 'Send promotion' }).click()
    const card = page.getByRole('button', { name: new RegExp(names.others) })
    await expect(card).toContainText('Needs you')
    await page.getByRole('button', { name: /^Something did not come through/ }).click()
    await expect(page).toHaveURL(/\/promotions\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('alert').filter({ hasText: 'in its own store only' })).toBeVisible()
    const refused = page.url()
    await page.getByRole('button', { name: 'Send for this store' }).click()
    await expect(page.getByText('Everything was found.')).toBeVisible()
    expect(page.url(), 'what was sent instead has a page of its own').not.toBe(refused)
    await page.getByRole('button', { name: 'Back' }).last().click()
    await expect(card).toContainText('Sent')
    await expect(card).toHaveCount(1)
    await expect
      .poll(async () => (await readProduct(request, one.sku)).price)
      .toBe(promotedPrice(one.price, { subtype: 'PERCENTAGE', value: 20 }))
  })

  test('a picker is told who can, and the service refuses a picker too', async ({
    page,
    request,
    office,
  }) => {
    await signIn(page)
    for (const address of ['', '/new', '/00000000-0000-4000-8000-000000000000']) {
      await page.goto(`/promotions${address}`)
      await expect(page.getByRole('heading', { name: 'Only a team lead can run promotions' })).toBeVisible()
      await expect(page.getByRole('button', { name: /promotion/ })).toHaveCount(0)
    }
    const promotion = {
      vendors: ['store-12'],
      type: 'STRIKETHROUGH',
      active: true,
      reason: 'OVERSTOCK',
      display_name: { en_GB: names.shelf },
      conditions: { start_time: '2026-01-01T00:00:00.000Z', end_time: '2099-01-01T00:00:00.000Z' },
      discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 20, active: true, sku: ['none'] }],
    }
    const device = { kind: 'device', name: 'Journeys', vendor_id: 'store-12' } as const
    for (const [role, status] of [
      ['picker', 403],
      ['lead', 202],
    ] as const) {
      const token = await office.portal.makeToken({ ...device, role })
      expect((await putPromotion(request, token, promotion)).status(), role).toBe(status)
    }
  })
})
