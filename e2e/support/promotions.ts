import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { productListSchema, type Product } from '@/domain/contract/product'
import { type Setup } from '@/domain/setup/setupCode'
import { type Portal } from './portal'

const STORE = 'store-12'

type Chain = Pick<Setup, 'chainId' | 'token'>

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 })

/** How the app says what a product cost and will cost. */
export const wasWill = (was: number, will: number): string =>
  `was ${euros.format(was)}, will be ${euros.format(will)}`

export async function readCatalog(
  request: APIRequestContext,
  { chainId, token }: Chain,
  query: string,
): Promise<Product[]> {
  const answer = await request.get(`/v2/chains/${chainId}/vendors/${STORE}/catalog?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return productListSchema.parse(await answer.json()).products
}

/** What the service makes of a promotion that is sent by a token. */
export const putPromotion = (request: APIRequestContext, { chainId, token }: Chain, promotion: object) =>
  request.put(`/v2/chains/${chainId}/promotion`, {
    headers: { Authorization: `Bearer ${token}` },
    data: promotion,
  })

/** Stops what a journey has left running, whatever became of it. */
export async function stopPromotions(
  request: APIRequestContext,
  { portal, reader }: { portal: Portal; reader: Chain },
  isOwn: (name: string) => boolean,
): Promise<void> {
  for (const one of await portal.listPromotions()) {
    if (one.state === 'Cancelled' || !isOwn(one.display_name.en_GB ?? '')) continue
    const answer = await putPromotion(request, reader, {
      vendors: one.vendors,
      type: one.type,
      active: false,
      reason: one.reason,
      display_name: one.display_name,
      conditions: { start_time: one.start_time, end_time: one.end_time },
      discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 1, active: true, sku: ['none'] }],
    })
    expect(answer.status()).toBe(202)
  }
}

/** The page for a new promotion, with nothing on it. */
export async function openNewPromotion(page: Page): Promise<void> {
  await page.goto('/promotions/new')
  await expect(page.getByText('Nothing yet. Scan products, or search for them.')).toBeVisible()
}

/** Types a discount on the keypad that is open. */
export async function setDiscount(page: Page, kind: string, value: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: kind }).click()
  for (const key of value) {
    await sheet.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click()
  }
  await sheet.getByRole('button', { name: 'Set discount' }).click()
}

/** Everything but the products: a name, a reason, and from now on for a week. */
export async function describePromotion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^For all products/ }).click()
  await setDiscount(page, 'Percent off', '20')
  await page.getByLabel('Name in English').fill(name)
  await page.getByRole('button', { name: 'One week' }).click()
  await page.getByRole('radio', { name: 'Too much in stock' }).click()
}

/** Adds a product by its name. */
export async function addBySearch(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search the store').fill(name)
  await page
    .getByRole('button', { name: new RegExp(`^${escape(name)}.*Add$`) })
    .first()
    .click()
  await expect(page.getByText(`${name} was added`)).toBeVisible()
}

export const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
