import { type Page } from '@playwright/test'

/** Types an amount on the large keys, as it is written: `1.13`. */
export async function typeAmount(page: Page, amount: string): Promise<void> {
  for (const key of amount) {
    await page.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click()
  }
}
