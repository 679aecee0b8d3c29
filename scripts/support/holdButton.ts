import { type Locator, type Page } from '@playwright/test'

/** More, and shorter, than the button itself counts. */
const STEPS = 12
const STEP_MS = 100

/** Longer than a button wants to be held, counted where the button counts: a page that stands still stops both. */
export async function holdButton(page: Page, button: Locator): Promise<void> {
  await button.hover()
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), STEP_MS)
  }
  await page.mouse.up()
}
