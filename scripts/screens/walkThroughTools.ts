import { type Page } from '@playwright/test'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import * as goods from '@/server/demo/catalog/wellKnown'
import { scan } from '../support/scanner'
import { signIn, type Device } from './device'

/** In stock, with a barcode of its own each. */
const ON_THE_SHELF = ['9521031100015', '9521031100022']

/** What only a team lead uses, found by where it stands. Changes nothing. */
export async function walkThroughTools(device: Device): Promise<void> {
  const { page, open, take } = device
  await signIn(device, 'lead')
  const field = page.getByRole('textbox').first()
  await open('/products', field)
  await page.getByText(/1 L/).first().waitFor()
  await take('products')
  await open(`/products/${goods.OAT_BARISTA}`, page.getByText(goods.OAT_BARISTA, { exact: true }))
  await take('product')
  await open('/products/shelf', page.getByRole('heading').first())
  await isLoaded(page)
  await scan(page, ...ON_THE_SHELF)
  await page
    .getByText(/vanilla/)
    .first()
    .waitFor()
  await take('shelf-list')
  await open(`/products/new?barcode=${withCheckDigit('952807070707')}`, field)
  await take('new-product')
  await open('/promotions/new', field)
  await isLoaded(page)
  await scan(page, ...ON_THE_SHELF)
  await page
    .getByText(/vanilla/)
    .first()
    .waitFor()
  await take('promotion-new')
}

/** The screen itself comes later than its address, and listens to the scanner from then on. */
async function isLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
}
