import { expect, type Page } from '@playwright/test'

/** Longer than the button wants to be held. */
export async function hold(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.hover()
  await page.mouse.down()
  await page.waitForTimeout(1_200)
  await page.mouse.up()
}
