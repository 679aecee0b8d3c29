import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type Device } from '@/scripts/screens/device'
import { scan } from '@/scripts/support/scanner'
import { typeAmount } from './keypad'

/** A team lead fills in a new product, with every sheet and fault on the way, and leaves it unsent. */
export async function walkThroughNewProduct({ page, open, take }: Device): Promise<void> {
  await open('/products/new', page.getByLabel('Barcode', { exact: true }))
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('Set a price.').waitFor()
  await take('new-product-faults')
  await scan(page, withCheckDigit('952807070707'))
  await page.getByLabel('Name (English)').fill('Quince paste')
  await page.getByRole('button', { name: /^Category/ }).click()
  await page.getByLabel('Search the categories').waitFor()
  await take('new-product-category')
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('button', { name: /^Price of a piece/ }).click()
  await typeAmount(page, '4.75')
  await take('new-product-price')
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('radio', { name: 'These stores' }).click()
  await page.getByLabel('Ids of the stores').fill('store-12 store-7')
  await page.getByRole('heading', { name: 'What will be' }).waitFor()
  await take('new-product')
  await open('/products/new?barcode=9521031100022', page.getByText('Quince paste is not sent yet.'))
  await take('new-product-begun')
  await page.getByRole('button', { name: /^Begin anew/ }).click()
  await page.getByText(/^This store has that code already/).waitFor()
  await take('new-product-known')
}
