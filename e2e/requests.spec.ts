import { type APIRequestContext } from '@playwright/test'
import { productListSchema } from '@/domain/contract/product'
import { budgets } from '@/scripts/budgets'
import { getDemoSetup } from '@/scripts/support/demoStore'
import { scan } from '@/scripts/support/scanner'
import { barcodeOf } from './support/codes'
import { finish, flows, review, startPicking } from './support/flows'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'
import { stopClock, watchCalls } from './support/watchCalls'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const LINES = 80
const START_MS = 5_000
const MINUTE_MS = 60_000
const [byRider] = flows
const { requests } = budgets

/** A failure shows what was asked above the budget. */
function expectWithin(budget: number, asked: readonly string[]) {
  expect(asked).not.toEqual([])
  expect(asked.slice(budget)).toEqual([])
}

test('a start asks for the list, and who watches it asks again now and then', async ({ page }) => {
  await page.clock.install()
  const calls = watchCalls(page)
  await signIn(page)
  // On a slow machine the list is looked at a second time meanwhile.
  expectWithin(requests.signIn, [...new Set(await calls.take())])

  await stopClock(page)
  await calls.take()
  await page.reload()
  const atStart = await calls.takeDuring(START_MS)
  await expect(page.getByRole('tab', { name: /^To pick/ })).toBeVisible()
  expectWithin(requests.start, atStart)
  expectWithin(requests.watchedMinute, await calls.takeDuring(MINUTE_MS))
})

/** Goods that are scanned one by one, as many as the order has lines. */
async function chooseGoods(request: APIRequestContext): Promise<string[]> {
  const { chainId, vendorId, token } = await getDemoSetup(request, 'picker')
  const answer = await request.get(`/v2/chains/${chainId}/vendors/${vendorId}/catalog`, {
    params: { page_size: 500, is_active: true },
    headers: { Authorization: `Bearer ${token}` },
  })
  return productListSchema
    .parse(await answer.json())
    .products.filter(({ pricing_type, barcodes }) => pricing_type === 'UNIT' && barcodes.length > 0)
    .slice(0, LINES)
    .map(({ sku }) => sku)
}

/** The list is looked at while time passes, whatever a picker does; that has a budget of its own. */
const isList = (call: string) => call.includes('status=RECEIVED')

test(`an order of ${LINES} lines is picked without the service, and finished by one update`, async ({
  page,
  request,
  partner,
}) => {
  test.slow()
  const goods = await chooseGoods(request)
  const items = goods.map((sku) => ({ sku, quantity: 1 }))
  const order = await partner.takeOrder({ delivery: 'PLATFORM', items })
  await signIn(page)
  const calls = watchCalls(page)
  const takeOwn = async () => (await calls.take()).filter((call) => !isList(call))
  await startPicking(page, order)
  expectWithin(requests.firstOrder, await takeOwn())

  await scan(page, ...order.items.map(barcodeOf))
  await expect(page.getByText(`${LINES} of ${LINES} done`)).toBeVisible()
  expect((await takeOwn()).slice(requests.pickedLines)).toEqual([])
  await review(page)
  await finish(page, byRider)
  const atEnd = await takeOwn()
  expect(atEnd.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  expectWithin(requests.finishedOrder, atEnd)
})
