import { type Device } from '@/scripts/screens/device'
import { scan } from '@/scripts/support/scanner'
import { typeAmount } from './keypad'

/** In stock, and ordered in no journey. */
const PEANUT_BUTTER = 'MH-10029'

/** A team lead's way through the store's products, and the questions on it. Changes nothing. */
export async function walkThroughProducts({ page, open, take }: Device): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  await open('/products', page.getByRole('button', { name: /Open$/ }).first())
  await take('products')
  await press(/^Category: /)
  await page.getByRole('radio', { name: 'All categories' }).waitFor()
  await take('products-categories')
  await page.getByRole('radio', { name: 'All categories' }).click()
  await page.getByRole('textbox').fill('no such thing')
  await page.getByText('No such product').waitFor()
  await take('products-nothing')
  await page.getByRole('heading', { level: 1 }).click()
  await scan(page, '4006381333931')
  await page.getByRole('button', { name: 'Create it' }).waitFor()
  await take('products-unknown-code')

  await open(`/products/${PEANUT_BUTTER}`, page.getByText(PEANUT_BUTTER, { exact: true }))
  await take('product')
  await press('Out of stock')
  await page.getByRole('button', { name: 'Until I say' }).waitFor()
  await take('product-out')
  await press('Cancel')
  await press('Change price')
  await typeAmount(page, '32.9')
  await take('product-price')
  await press('Set')
  await page.getByRole('button', { name: 'No, change it' }).waitFor()
  await take('product-price-sure')
  await press('No, change it')
  await press('Cancel')
  await open('/products/nobody-has-this', page.getByText('This store does not have this product'))
  await take('product-missing')
}
