import { type Page } from '@playwright/test'

/** The app itself is kept by the browser from here on, and starts without a signal. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}
