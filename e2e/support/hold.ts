import { expect, type Page } from '@playwright/test'

/** Longer than the button wants to be held, counted where the button counts: a page that stands still stops both. */
async function waitInPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let step = 0; step < 12; step += 1) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}

export async function hold(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.hover()
  await page.mouse.down()
  await waitInPage(page)
  await page.mouse.up()
}
